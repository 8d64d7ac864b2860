import { isE164 } from '../../domain/shared/e164.ts';
import { isTextedCountry } from '../../domain/textReminders/textReminders.ts';
import type { Reader } from '../platform/db.ts';
import { mobileReader } from '../platform/phoneReader.ts';
import type {} from './textReminders.tables.ts';

export type Consent = { id: number; number: string; agreed_at: Date };
export type Wish = { id: number; number: string; code_hash: Buffer; code_until: Date };

/** The consent in force: that of the present main member. */
export async function findConsent(db: Reader, householdId: number): Promise<Consent | undefined> {
  return ofHousehold(db, householdId)
    .select(['c.id', 'c.number', 'c.agreed_at'])
    .where('c.agreed_at', 'is not', null)
    .where('c.ended_at', 'is', null)
    .$narrowType<{ number: string; agreed_at: Date }>()
    .executeTakeFirst();
}

/** The wish whose code waits. It may be too old. */
export async function findWish(db: Reader, householdId: number): Promise<Wish | undefined> {
  return ofHousehold(db, householdId)
    .select(['c.id', 'c.number', 'c.code_hash', 'c.code_until'])
    .where('c.agreed_at', 'is', null)
    .$narrowType<{ number: string; code_hash: Buffer; code_until: Date }>()
    .executeTakeFirst();
}

/** Somebody who has gone on as main member has not agreed to anything. */
function ofHousehold(db: Reader, householdId: number) {
  return db
    .selectFrom('text_consents as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .where('c.household_id', '=', householdId)
    .whereRef('m.household_id', '=', 'c.household_id')
    .where('m.is_main', '=', true);
}

export type Choice = { phone_number_id: number; number: string; member_id: number };

/** The main member's own mobile numbers to which text messages are sent, the main number first. */
export async function listChoices(db: Reader, householdId: number): Promise<Choice[]> {
  const rows = await db
    .selectFrom('phone_numbers as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.id', 'p.phone_number', 'm.id as member_id'])
    .where('m.household_id', '=', householdId)
    .where('m.is_main', '=', true)
    .orderBy('p.is_main_number', 'desc')
    .orderBy('p.id')
    .execute();
  const read = await mobileReader();
  return rows.flatMap(({ id, phone_number, member_id }) => {
    const known = read(phone_number);
    if (!known || !isTextedCountry(known.country) || !isE164(known.number)) return [];
    return [{ phone_number_id: id, number: known.number, member_id }];
  });
}

/** Every consent of a household, also those that have ended, for the download of one's data. */
export async function listConsents(db: Reader, householdId: number) {
  return db
    .selectFrom('text_consents')
    .select(['number', 'words_version', 'asked_at', 'agreed_at', 'told_at', 'ended_at', 'ended_because'])
    .where('household_id', '=', householdId)
    .orderBy('id')
    .execute();
}
