import { householdsContract } from '../../../domain/households/households.contract.ts';
import { AddressFields } from '../../households/AddressFields.tsx';
import { addressToSend, addressValues } from '../../households/addressForm.ts';
import { householdAddress } from '../../households/addressLine.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { askedErrors, askedOf } from './conversation.ts';
import { type CounterProps, OfHousehold } from './OfHousehold.tsx';

/** The household's address, entered by the office. */
export function ChangeAddress() {
  return <OfHousehold>{(props) => <AddressForm {...props} />}</OfHousehold>;
}

function AddressForm({ file, say }: CounterProps) {
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
