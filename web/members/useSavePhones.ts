import { useAddPhoneNumber, useChangePhoneNumber } from './membersApi.ts';
import { changedPhones, isNew, type PhoneRow, tidyPhones } from './phoneRows.ts';

/**
 * Stores the phone numbers that are new or different, one after the other. `onStored` hears of each, so that
 * a second attempt after a failure does not add a number twice.
 */
export function useSavePhones(memberId: number) {
  const add = useAddPhoneNumber();
  const change = useChangePhoneNumber();

  return async (rows: PhoneRow[], stored: PhoneRow[], onStored: (typed: PhoneRow, now: PhoneRow) => void) => {
    for (const row of changedPhones(tidyPhones(rows), stored)) {
      const { id, ...fields } = row;
      const now = isNew(row)
        ? await add.mutateAsync({ id: String(memberId), ...fields })
        : await change.mutateAsync({ id: String(id), ...fields });
      onStored(row, now);
    }
  };
}
