import { householdsContract } from '../../../domain/households/households.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { AddressFields } from '../../households/AddressFields.tsx';
import { addressToSend, addressValues } from '../../households/addressForm.ts';
import { householdAddress } from '../../households/addressLine.ts';
import { OnBehalf } from '../../platform/calls/onBehalf.ts';
import { useCall, useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { askedErrors, askedOf, useConversation } from './conversation.ts';

/** The household's address, entered by the office. */
export function ChangeAddress() {
  const { id = '' } = useParams();
  const file = useCall(officeContract.getHousehold, { id });
  const conversation = useConversation(file.household.id);
  return (
    <OnBehalf value={conversation.begin}>
      <AddressForm file={file} say={conversation.say} />
    </OnBehalf>
  );
}

type FormProps = { file: HouseholdFile; say: ReturnType<typeof useConversation>['say'] };

function AddressForm({ file, say }: FormProps) {
  const { t } = useTranslation();
  const { id } = file.household;
  const stored = householdAddress(file.main_member.addresses);
  const add = useSend(householdsContract.addAddress);
  const change = useSend(householdsContract.changeAddress);
  const form = useForm({
    id: 'address',
    schema: async () => (await import('../../../domain/households/households.contract.ts')).addressInput,
    initial: { ...addressValues(stored), ...askedOf(id) },
    draft: useTabDraft(`address-${id}`),
    toInput: ({ asked: _asked, why: _why, ...address }) => addressToSend(address),
    check: (values) => askedErrors(values, false),
    submit: async (input, values) => {
      say(values);
      if (stored) await change.mutateAsync({ id: String(stored.id), ...input });
      else await add.mutateAsync({ id: String(file.main_member.id), ...input });
    },
  });
  return (
    <CounterForm file={file} title={t('officeCounter.address.title')} form={form}>
      <AskedFields form={form} />
      <Card layout="beside">
        <AddressFields form={form} />
      </Card>
    </CounterForm>
  );
}
