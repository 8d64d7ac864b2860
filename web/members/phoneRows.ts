import type { PhoneNumber } from '../../domain/members/members.contract.ts';
import { phoneNumberProblem } from '../../domain/members/phoneNumber.ts';
import { tidyPhoneNumber } from './phoneReading.ts';

/** A phone number on the screen, stored or not. */
export type PhoneRow = PhoneNumber;

/** Means "not saved yet" on screens (D3). */
export const NEW_ID = -1;

export function isNew(row: PhoneRow): boolean {
  return row.id === NEW_ID;
}

/** Only one new unsaved row at a time (spec §5). */
export function mayAddPhone(rows: readonly PhoneRow[]): boolean {
  return !rows.some(isNew);
}

export function withNewPhone(rows: readonly PhoneRow[]): PhoneRow[] {
  return [...rows, { id: NEW_ID, phone_number: '', phone_type: 'private_mobile', is_main_number: false }];
}

export function withChangedPhone(rows: readonly PhoneRow[], changed: PhoneRow): PhoneRow[] {
  return rows.map((row) => (row.id === changed.id ? changed : row));
}

/** Marking a number as main moves the mark (D29). */
export function withMark(rows: readonly PhoneRow[], id: number, marked: boolean): PhoneRow[] {
  return rows.map((row) => ({
    ...row,
    is_main_number: row.id === id ? marked : row.is_main_number && !marked,
  }));
}

/** The main number in stored form; undefined while it is invalid. */
export function markedNumber(rows: readonly PhoneRow[]): string | undefined {
  const [number] = tidyPhones(rows).flatMap((row) => (row.is_main_number ? [row.phone_number] : []));
  return number && !phoneNumberProblem(number) ? number : undefined;
}

/** The stored numbers once this one is stored too; it may be new, and may have become the main number. */
export function withStored(stored: readonly PhoneRow[], now: PhoneRow): PhoneRow[] {
  const known = stored.some((row) => row.id === now.id) ? withChangedPhone(stored, now) : [...stored, now];
  return withMark(known, now.id, now.is_main_number);
}

export function withoutPhone(rows: readonly PhoneRow[], id: number): PhoneRow[] {
  return rows.filter((row) => row.id !== id);
}

/** The rows once one of them is stored as `now`: it gets its id, and keeps what was typed since. */
export function withStoredPhone(rows: readonly PhoneRow[], sent: PhoneRow, now: PhoneRow): PhoneRow[] {
  return rows.map((row) => {
    if (row.id !== sent.id) return row;
    return tidyPhones([row]).some((tidy) => isSame(tidy, sent)) ? now : { ...row, id: now.id };
  });
}

export function tidyPhones(rows: readonly PhoneRow[]): PhoneRow[] {
  return rows.map((row) => ({ ...row, phone_number: tidyPhoneNumber(row.phone_number) }));
}

/** The new and changed numbers. The new main number comes first, so that there always is one. */
export function changedPhones(rows: readonly PhoneRow[], stored: readonly PhoneRow[]): PhoneRow[] {
  return rows
    .filter((row) => !stored.some((before) => isSame(before, row)))
    .sort((one, other) => Number(other.is_main_number) - Number(one.is_main_number));
}

function isSame(one: PhoneRow, other: PhoneRow): boolean {
  return (
    one.id === other.id &&
    one.phone_number === other.phone_number &&
    one.phone_type === other.phone_type &&
    one.is_main_number === other.is_main_number
  );
}
