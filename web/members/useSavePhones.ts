import { useRef } from 'react';
import { membersContract } from '../../domain/members/members.contract.ts';
import { newIdempotencyKey } from '../platform/calls/idempotencyKey.ts';
import { useSend } from '../platform/calls/useCall.ts';
import { changedPhones, isNew, type PhoneRow, tidyPhones, withStoredPhone } from './phoneRows.ts';

/**
 * Saves new and changed phone numbers one after the other. Reports each to `onStored`, so that a retry after a failure
 * does not add a number twice.
 */
export function useSavePhones(memberId: number) {
  const add = useSend(membersContract.addPhoneNumber);
  const change = useSend(membersContract.changePhoneNumber);
  const key = useRef<string>(undefined);

  /**
   * Sends the same key again after a lost answer, so that no second number is created; the number may have been edited
   * since.
   */
  async function addOnce({ id: _new, ...phone }: PhoneRow): Promise<PhoneRow> {
    key.current ??= newIdempotencyKey();
    const made = await add.mutateAsync({ id: String(memberId), ...phone, idempotency_key: key.current });
    const { is_main_number, ...number } = phone;
    const wanted = { ...number, ...(is_main_number ? { is_main_number } : {}) };
    const stored = isAs(made, wanted) ? made : await change.mutateAsync({ id: String(made.id), ...wanted });
    key.current = undefined;
    return stored;
  }

  return async (rows: PhoneRow[], stored: PhoneRow[], onStored: (typed: PhoneRow, now: PhoneRow) => void) => {
    for (const row of changedPhones(tidyPhones(rows), stored)) {
      const { id, ...fields } = row;
      onStored(row, isNew(row) ? await addOnce(row) : await change.mutateAsync({ id: String(id), ...fields }));
    }
  };
}

function isAs(made: PhoneRow, wanted: Partial<PhoneRow>): boolean {
  const there = new Map<string, unknown>(Object.entries(made));
  return Object.entries(wanted).every(([name, value]) => there.get(name) === value);
}

type WithPhones = { phone_numbers: PhoneRow[] };
type Part = <V extends WithPhones>(values: V) => V;

/** A form of which numbers are stored one by one. */
export type SettlingPhones = { settle: (part: Part, typed?: Part) => void };

/** Marks a number as stored: takes over its id and keeps what was typed since. */
export function settlePhone(form: SettlingPhones, sent: PhoneRow, now: PhoneRow): void {
  form.settle(
    (values) => ({ ...values, phone_numbers: values.phone_numbers.map((row) => (row.id === sent.id ? now : row)) }),
    (values) => ({ ...values, phone_numbers: withStoredPhone(values.phone_numbers, sent, now) }),
  );
}
