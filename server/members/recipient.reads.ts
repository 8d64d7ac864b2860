import { sql } from 'kysely';
import type { Channel } from '../../domain/members/channel.ts';
import { type Standing, standingOf } from '../../domain/members/standing.ts';
import { defaultLanguage, type Language } from '../../domain/shared/language.ts';
import type { Reader } from '../platform/db.ts';

/** Whom a household's messages address: the main member, in the account's language or else the household's. */
export type Recipient = {
  household_id: number;
  first_name: string;
  last_name: string;
  language: Language;
  /** Undefined if nobody can log in any more, or the address does not exist: then no mail is sent. */
  email: string | undefined;
  channel: Channel;
  standing: Standing;
  /** Nothing about money is written, because somebody has died (decision 60). */
  money_rests: boolean;
};

export async function getRecipient(db: Reader, householdId: number): Promise<Recipient> {
  return toRecipient(await recipients(db).where('m.household_id', '=', householdId).executeTakeFirstOrThrow());
}

/** `getRecipient` for several households, by their ids. */
export async function listRecipients(db: Reader, householdIds: readonly number[]): Promise<Map<number, Recipient>> {
  const rows = await recipients(db).where(sql<boolean>`m.household_id = any(${householdIds})`).execute();
  return new Map(rows.map((row) => [row.household_id, toRecipient(row)]));
}

/** Null where a mail server has said that the address does not exist: then a letter is written, if it is worth one. */
const reachedAt = sql<string | null>`case when a.email_refused_on is null then a.email end`;

function recipients(db: Reader) {
  return db
    .selectFrom('members as m')
    .innerJoin('households as h', 'h.id', 'm.household_id')
    .leftJoin('accounts as a', (join) => join.onRef('a.id', '=', 'h.account_id').on('a.status', '=', 'active'))
    .select([
      'm.household_id',
      'm.first_name',
      'm.last_name',
      reachedAt.as('email'),
      'a.language',
      'h.channel',
      'h.language as household_language',
      'h.status',
      'h.inactive_reason_id',
      'h.money_rests_since',
    ])
    .where('m.is_main', '=', true);
}

type Row = Awaited<ReturnType<ReturnType<typeof recipients>['executeTakeFirstOrThrow']>>;

function toRecipient({
  email,
  language,
  household_language,
  status,
  inactive_reason_id,
  money_rests_since,
  ...whose
}: Row): Recipient {
  const account = { language: language ?? household_language ?? defaultLanguage, email: email ?? undefined };
  return {
    ...whose,
    ...account,
    standing: standingOf(status, inactive_reason_id),
    money_rests: money_rests_since !== null,
  };
}
