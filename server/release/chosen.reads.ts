import { type RawBuilder, sql } from 'kysely';
import type { Invitation, ReleaseCounts, releaseContract } from '../../domain/release/release.contract.ts';
import { numbersIn, typedNumbers } from '../../domain/release/releaseNumbers.ts';
import type { Input } from '../../domain/shared/contract.ts';
import type { Reader } from '../platform/db.ts';
import './release.tables.ts';

export type Chosen = Input<(typeof releaseContract)['countRelease']>;

/** More than a clerk looks up by hand. */
const MOST_UNKNOWN = 20;

/** Households with their main member, and the main address. */
const households = sql`
  households h
  join members m on m.household_id = h.id and m.is_main
  left join addresses p on p.member_id = m.id and p.is_main_address and p.inactive_from is null`;

/** Silent, not in mourning, and in no release that is asked for or leaves. */
const isToRelease = sql`h.silent_since is not null and h.erased_on is null and h.money_rests_since is null
  and not exists (select from release_households r join releases b on b.id = r.release_id
    where r.household_id = h.id and b.state in ('asked', 'releasing'))`;

const compared = (column: RawBuilder<unknown>) => sql`lower(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g'))`;

/** What a household gets: one mail with a link, or one letter with a code, where nobody can log in yet (decision 98). */
export const invitationOf = sql<Invitation>`case
  when h.status = 'inactive' then 'ended'
  when h.account_id is not null then 'has_account'
  when m.date_of_birth is null then 'no_birth_day'
  when h.channel = 'email' and m.email is not null and not exists (select from accounts a
    where a.email_key = lower(trim(m.email)) or a.pending_email_key = lower(trim(m.email))) then 'mail'
  when p.id is not null and p.undeliverable_on is null then 'letter'
  else 'no_address' end`;

function isChosen({ status, channel, postal_code, numbers }: Chosen): RawBuilder<boolean> {
  const asked = numbers ? numbersIn(numbers) : [];
  const conditions = [
    isToRelease,
    ...(status ? [sql`h.status = ${status}`] : []),
    ...(channel ? [sql`h.channel = ${channel}`] : []),
    ...(postal_code ? [sql`starts_with(p.postal_code, ${postal_code})`] : []),
    ...(numbers
      ? [sql`(${compared(sql`h.membership_no`)} = any(${asked}) or ${compared(sql`h.old_number`)} = any(${asked}))`]
      : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** How many would be released, by what each gets. */
export async function countChosen(db: Reader, chosen: Chosen): Promise<ReleaseCounts> {
  const { rows } = await sql<{ invitation: Invitation; households: number }>`
    select ${invitationOf} as invitation, count(*)::integer as households
    from ${households} where ${isChosen(chosen)} group by 1`.execute(db);
  return toCounts(rows);
}

export function toCounts(rows: readonly { invitation: Invitation; households: number }[]): ReleaseCounts {
  const counts: ReleaseCounts = {
    households: 0,
    mail: 0,
    letter: 0,
    has_account: 0,
    ended: 0,
    no_birth_day: 0,
    no_address: 0,
  };
  for (const { invitation, households: number } of rows) {
    counts[invitation] += number;
    counts.households += number;
  }
  return counts;
}

/** Pasted numbers that no household has which could be released, the first ones, as they were typed. */
export async function listUnknown(db: Reader, { numbers }: Chosen): Promise<string[]> {
  if (!numbers) return [];
  const typed = typedNumbers(numbers);
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${[...typed.keys()]}::text[]) with ordinality as asked (number, place)
    where not exists (select from households h where ${isToRelease}
      and (${compared(sql`h.membership_no`)} = number or ${compared(sql`h.old_number`)} = number))
    order by place limit ${MOST_UNKNOWN}`.execute(db);
  return rows.map(({ number }) => typed.get(number) ?? number);
}

/** The chosen households with what each is to get, to be kept with the release. */
export const selectChosen = (releaseId: number, chosen: Chosen) => sql`
  select ${releaseId}::integer, h.id, ${invitationOf} from ${households} where ${isChosen(chosen)}`;

export type ToInvite = { id: number; invitation: Invitation; email: string | null };

/** Those of these households (locked before) that are still silent and not in mourning, with what each gets now. */
export async function listToInvite(db: Reader, householdIds: readonly number[]): Promise<ToInvite[]> {
  const { rows } = await sql<ToInvite>`
    select h.id, ${invitationOf} as invitation, m.email from ${households}
    where h.id = any(${householdIds}) and h.silent_since is not null and h.erased_on is null
      and h.money_rests_since is null
    order by h.id`.execute(db);
  return rows;
}
