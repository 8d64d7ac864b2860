import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { businessDay, toWireDay } from '../../../domain/shared/day.ts';
import type { Database } from '../../platform/db.ts';
import { sendTo } from '../parallelWriters.ts';
import { address } from '../payloads.ts';
import { countOf } from './afterKills.ts';

const PAUSE_MS = 50;

/** Applications on paper that a clerk enters; `entered` are acknowledged, with the key under which each was sent. */
export type Papers = { readonly origin: string; readonly cookie: string; entered: Entered[]; sent: number };
type Entered = { household_id: number; conversation_id: number; key: string };

export function noneEntered(origin: string, cookie: string): Papers {
  return { origin, cookie, entered: [], sent: 0 };
}

/** Enters one after the other, each with its address, until it is aborted; what got no answer is sent again with the same key. */
export async function keepEntering(entering: Papers, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    entering.sent += 1;
    const key = `paper-${String(entering.sent).padStart(26, '0')}`;
    const paper = paperNo(entering.sent);
    let entered: Entered | undefined;
    while (!entered && !signal.aborted) {
      entered = await enter(entering, paper, key);
      if (!entered) await wait(PAUSE_MS);
    }
    if (!entered) return;
    entering.entered.push(entered);
    await addAddress(entering, entered);
  }
}

async function enter({ origin, cookie }: Papers, paper: object, key: string): Promise<Entered | undefined> {
  const answer = await sendTo({ origin, cookie }, ['POST', '/api/v1/office/paper-applications'], paper, {
    'idempotency-key': key,
  });
  return answer ? { ...(answer as Omit<Entered, 'key'>), key } : undefined;
}

async function addAddress({ origin, cookie }: Papers, { household_id, conversation_id }: Entered): Promise<void> {
  const file = (await fetch(`${origin}/api/v1/office/households/${household_id}`, { headers: { cookie } })
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined)) as { main_member: { id: number } } | undefined;
  if (!file) return;
  await sendTo({ origin, cookie }, ['POST', `/api/v1/member/${file.main_member.id}/address`], address, {
    'vefa-conversation': String(conversation_id),
  });
}

function paperNo(number: number) {
  const today = toWireDay(businessDay(new Date()));
  return {
    first_name: 'Meryem',
    last_name: `Kurt${lettersOf(number)}`,
    date_of_birth: '05.05.1951',
    citizenship_id: 792,
    phone_number: `+43661${String(number).padStart(7, '0')}`,
    phone_type: 'private_mobile',
    ...{ language: 'tr', channel: 'post', asked: 'came', arrived_on: today, signed_on: today, agrees: true },
    ...{ terms_version: '1', data_protection_version: '1' },
  };
}

function lettersOf(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

/** How often an entered paper is half there, twice there, or gone though it was acknowledged: each must be 0. */
export async function halfEnteredOf(db: Database, { entered }: Papers): Promise<Record<string, number>> {
  const ids = entered.map(({ household_id }) => household_id);
  const withoutAccount = sql`from households h where h.account_id is null`;
  const queries = {
    withoutPaper: sql`select count(*) ${withoutAccount} and not exists (select from paper_applications p where p.household_id = h.id)`,
    withoutMainMember: sql`select count(*) ${withoutAccount} and not exists (select from members m
      join phone_numbers n on n.member_id = m.id where m.household_id = h.id and m.is_main)`,
    withoutConversation: sql`select count(*) ${withoutAccount} and not exists (select from conversations c where c.household_id = h.id)`,
    withoutBothConsents: sql`select count(*) ${withoutAccount}
      and (select count(*) from agreements a where a.household_id = h.id) <> 2`,
    twice: sql`select count(*) - count(distinct m.search_name) from members m join households h on h.id = m.household_id
      where h.account_id is null`,
    twoAddresses: sql`select count(*) from (select from addresses a join members m on m.id = a.member_id
      join households h on h.id = m.household_id where h.account_id is null group by h.id having count(*) > 1) more`,
    lost: sql`select ${ids.length} - count(*) from paper_applications where household_id = any(${ids}::integer[])`,
  };
  const counted: Record<string, number> = {};
  for (const [what, query] of Object.entries(queries)) counted[what] = await countOf(db, query);
  return counted;
}
