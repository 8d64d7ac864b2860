import { mayDelete } from '../../../domain/members/members.access.ts';
import { membersContract, type SubMember } from '../../../domain/members/members.contract.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { formatEuro } from '../../../domain/shared/money.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { askedErrors, askedOf } from './conversation.ts';
import { type CounterProps, OfHousehold } from './OfHousehold.tsx';
import { PersonGone } from './PersonGone.tsx';
import { ownAmountOf, useContributionOf } from './useContributionOf.ts';

/** A person who was not submitted yet is taken out of the household, as it asked for. */
export function RemovePerson() {
  const { person = '' } = useParams();
  return (
    <OfHousehold>
      {(props) => {
        const member = props.file.sub_members.find((each) => String(each.id) === person);
        if (!member || !mayDelete({ ...member, is_main: false }))
          return <PersonGone household={props.file.household.id} />;
        return <RemovalForm key={person} {...props} member={member} />;
      }}
    </OfHousehold>
  );
}

function RemovalForm({ file, member, say }: CounterProps & { member: SubMember }) {
  const { t } = useTranslation();
  const remove = useSend(membersContract.deleteFamilyMember);
  const { year, amountOf } = useContributionOf(ownAmountOf(file, member.id));
  const amount = amountOf({ date_of_birth: member.date_of_birth ?? '', basis: member.membership_basis });
  const form = useForm({
    id: 'remove',
    initial: askedOf(file.household.id),
    draft: useTabDraft(`remove-person-${member.id}`),
    check: (values) => askedErrors(values, true),
    submit: async (_input, values) => {
      say(values);
      await remove.mutateAsync({ id: member.id });
    },
  });
  return (
    <CounterForm
      file={file}
      title={t('members.table.deleteTitle', { name: fullName(member) })}
      form={form}
      send={t('members.table.deleteConfirm')}
    >
      <AskedFields form={form} isReasonNeeded />
      <Notice tone="warning">
        <p>{t('officeCounter.person.removeConsequence')}</p>
        {amount !== undefined && <p>{t('officeCounter.contribution.falls', { year, amount: formatEuro(amount) })}</p>}
      </Notice>
    </CounterForm>
  );
}
