import { sql } from 'kysely';
import type { Channel } from '../../domain/members/channel.ts';
import { type Standing, standingOf } from '../../domain/members/standing.ts';
import { austriaId, countries } from '../../domain/reference/countries.ts';
import { defaultLanguage, type Language } from '../../domain/shared/language.ts';
import type { Reader } from '../platform/db.ts';

/** Who receives an invoice: the main member, their main address, and the account's language or else the household's. */
export type BilledParty = {
  first_name: string;
  last_name: string;
  membership_no: string;
  language: Language;
  /** Undefined if nobody can log in any more, or the address does not exist: then no mail is sent. */
  email: string | undefined;
  channel: Channel;
  address: PostalAddress | undefined;
  standing: Standing;
  /** Nothing about money is written, because somebody has died (decision 60). */
  money_rests: boolean;
};

type PostalAddress = { street: string; postal_code: string; state: string; city: string; country_id: number };

/** An address as an envelope shows it; the country in the reader's language, and none within Austria. */
export function addressLines({ street, postal_code, city, country_id }: PostalAddress, language: Language): string[] {
  const lines = [street, `${postal_code} ${city}`];
  const country = country_id === austriaId ? null : sayCountry(country_id, language);
  return country === null ? lines : [...lines, country];
}

/** The name of a country; null for one that does not exist. */
export function sayCountry(id: number, language: Language): string | null {
  const country = countries.find((one) => one.id === id);
  return country ? (new Intl.DisplayNames(language, { type: 'region' }).of(country.alpha2) ?? country.alpha2) : null;
}

export async function getBilledParty(db: Reader, householdId: number): Promise<BilledParty> {
  return toParty(await billedParties(db).where('households.id', '=', householdId).executeTakeFirstOrThrow());
}

/** `getBilledParty` for several households, by their ids. */
export async function listBilledParties(
  db: Reader,
  householdIds: readonly number[],
): Promise<Map<number, BilledParty>> {
  const rows = await billedParties(db).where(sql<boolean>`households.id = any(${householdIds})`).execute();
  return new Map(rows.map((row) => [row.id, toParty(row)]));
}

function billedParties(db: Reader) {
  return db
    .selectFrom('households')
    .innerJoin('members', (join) =>
      join.onRef('members.household_id', '=', 'households.id').on('members.is_main', '=', true),
    )
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'households.account_id').on('accounts.status', '=', 'active'),
    )
    .leftJoin('addresses', (join) =>
      join
        .onRef('addresses.member_id', '=', 'members.id')
        .on('addresses.is_main_address', '=', true)
        .on('addresses.inactive_from', 'is', null),
    )
    .select(['households.id', 'members.first_name', 'members.last_name', 'households.membership_no'])
    .select(['households.status', 'households.inactive_reason_id', 'households.money_rests_since'])
    .select(['accounts.language', 'households.channel', 'households.language as household_language'])
    .select(sql<string | null>`case when accounts.email_refused_on is null then accounts.email end`.as('email'))
    .select(['addresses.street', 'addresses.postal_code', 'addresses.state', 'addresses.city', 'addresses.country_id']);
}

type PartyRow = Awaited<ReturnType<ReturnType<typeof billedParties>['executeTakeFirstOrThrow']>>;

function toParty({ id: _, ...row }: PartyRow): BilledParty {
  const { language, household_language, email, street, postal_code, state, city, country_id, ...more } = row;
  const { status, inactive_reason_id, money_rests_since, ...names } = more;
  return {
    ...names,
    language: language ?? household_language ?? defaultLanguage,
    email: email ?? undefined,
    standing: standingOf(status, inactive_reason_id),
    money_rests: money_rests_since !== null,
    address:
      street !== null && postal_code !== null && state !== null && city !== null && country_id !== null
        ? { street, postal_code, state, city, country_id }
        : undefined,
  };
}
