import { comparisonContract } from '../../../../domain/membership/comparison.contract.ts';
import type { Joinable } from '../../../../domain/membership/joiningApplications.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../../../ui/fields/Fieldset.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { useTabDraft } from '../../frame/useTabDraft.ts';

type JoinProps = {
  household: HouseholdFile['household'];
  joinable: Joinable;
  isSilent: boolean;
  tellDone: TellDone;
  onClose: () => void;
};

/** Asks a second person to join an application to a household of the former list: what moves, what is taken, and why (decision 112). */
export function JoinDialog({ household: { id, name }, joinable, isSilent, tellDone, onClose }: JoinProps) {
  const { t } = useTranslation();
  const askToJoin = useDecision(comparisonContract.askToJoin);
  const { household_id: listed, membership_no: number, others } = joinable;
  const nobody: number[] = [];
  const form = useForm({
    id: 'join',
    schema: async () =>
      (await import('../../../../domain/membership/comparison.contract.ts')).comparisonContract.askToJoin.body,
    initial: { reason: '', takes_address: false, takes_phone: false, brings: nobody },
    draft: useTabDraft(`join-${id}-${listed}`),
    toInput: (values) => ({ ...values, listed }),
    submit: async (input) => {
      await askToJoin.mutateAsync({ ...input, id });
      tellDone((say) => say('officeComparison.joinDid'));
    },
  });
  const address = form.field('takes_address', t('officeComparison.takeAddress'));
  const phone = form.field('takes_phone', t('officeComparison.takePhone'));
  const brings = form.field('brings', t('officeComparison.joinOthers'));
  return (
    <FormDialog
      title={t('officeComparison.joinTitle', { name, number })}
      confirmLabel={t('officeComparison.joinYes')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeComparison.joinWords')}</p>
      <p>{t('officeComparison.joinMoves', { number })}</p>
      {joinable.documents > 0 && <p>{t('officeComparison.joinDocuments', { count: joinable.documents })}</p>}
      {isSilent && <p>{t('officeComparison.joinSilent')}</p>}
      {joinable.other_address && <CheckboxField {...tick(address)} />}
      {joinable.other_phone && <CheckboxField {...tick(phone)} />}
      {others.length > 0 && (
        <Fieldset legend={brings.label} hint={t('officeComparison.joinOthersHint')}>
          {others.map(({ member_id, name: who }) => (
            <CheckboxField
              key={member_id}
              label={t('officeComparison.bring', { name: who })}
              checked={brings.value.includes(member_id)}
              onChange={(isTicked) =>
                brings.onChange(brings.value.filter((one) => one !== member_id).concat(isTicked ? member_id : []))
              }
            />
          ))}
        </Fieldset>
      )}
      <TextAreaField
        {...form.field('reason', t('officeHousehold.reason.label'))}
        hint={t('officeComparison.joinHint')}
        rows={4}
        data-autofocus
      />
    </FormDialog>
  );
}

function tick({
  value,
  ...field
}: {
  value: boolean;
  label: string;
  onChange: (value: boolean) => void;
  name: string;
}) {
  return { ...field, checked: value };
}
