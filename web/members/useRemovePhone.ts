import { membersContract } from '../../domain/members/members.contract.ts';
import { useSend } from '../platform/calls/useCall.ts';
import { type PhoneRow, withoutPhone, withStored, withStoredPhone } from './phoneRows.ts';
import { type SettlingPhones, useSavePhones } from './useSavePhones.ts';

type Form = SettlingPhones & { values: { phone_numbers: PhoneRow[] }; recheckAll: () => void };

/** Deletes a stored number of the main member. If it was the main number, the one that is marked instead is saved first (D29). */
export function useRemovePhone(memberId: number, form: Form, stored: PhoneRow[]) {
  const deletePhone = useSend(membersContract.deletePhoneNumber);
  const savePhones = useSavePhones(memberId);
  const mainId = stored.find((row) => row.is_main_number)?.id;

  async function remove(row: PhoneRow): Promise<void> {
    const marked = form.values.phone_numbers.filter((each) => each.is_main_number);
    // there must always be a main number
    if (row.id === mainId) await savePhones(marked, stored, settleMark);
    await deletePhone.mutateAsync({ id: row.id });
    form.settle((values) => ({ ...values, phone_numbers: withoutPhone(values.phone_numbers, row.id) }));
    form.recheckAll();
  }

  function settleMark(sent: PhoneRow, now: PhoneRow) {
    form.settle(
      (values) => ({ ...values, phone_numbers: withStored(values.phone_numbers, now) }),
      (values) => ({ ...values, phone_numbers: withStoredPhone(values.phone_numbers, sent, now) }),
    );
  }

  return { mainId, remove };
}
