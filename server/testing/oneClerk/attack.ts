import { sql } from 'kysely';
import type { AuditKey } from '../../../domain/audit/auditKeys.ts';
import type { AuditAction } from '../../../domain/shared/auditActions.ts';
import type { TestAccount } from '../builders.ts';
import type { TestAnswer, TestClient } from '../client.ts';
import { STRANGE_IBAN } from '../refundBuilders.ts';
import type { TestServer } from '../testServer.ts';
import type { World } from '../world.ts';

/** A clerk with bad intentions, an accomplice who is a member, and a member who knows nothing. */
export type Thief = {
  server: TestServer;
  account: TestAccount;
  client: TestClient;
  accomplice: World;
  victim: World;
  /** A call of the office, as the thief sends it. */
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<TestAnswer>;
  /** Makes what a call needs, by its name in `validRequests`, and returns how the thief sends it. */
  ready: (name: string, more?: object, world?: World) => Promise<() => Promise<TestAnswer>>;
};

/** What the board's list says of an attempt. */
export type OnTheList = { tried: AuditKey | 'board_page'; outcome: string; asked?: string };

type Tried = {
  /** What the thief is after, read before and after: it has to stay as it is. */
  loot: () => Promise<unknown>;
  steps: () => Promise<unknown>;
};

export type Attack = {
  /** In plain words: what the thief wants. */
  aim: string;
  tries: (thief: Thief) => Promise<Tried>;
  /** What the board reads of it. */
  shows: readonly OnTheList[];
};

/** The entry of the list that a refused call leaves. */
export function refused(action: AuditAction, outcome: string): OnTheList {
  return { tried: action.replace('.', '_') as AuditKey, outcome };
}

/** The entry of the list that a request for a second person leaves. */
export function waits(asked: string): OnTheList {
  return { tried: 'approval_asked', outcome: 'waits', asked };
}

/** The entry of the list of what is done alone. */
export function done(action: AuditAction): OnTheList {
  return { tried: action.replace('.', '_') as AuditKey, outcome: 'done' };
}

/** One number or text of the database. */
export async function stateOf(server: TestServer, query: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await query.execute(server.context.db);
  return JSON.stringify(rows);
}

/** Refunds that stand, of a household. */
export const refundsOf =
  ({ server }: Thief, { household_id }: { household_id: number }) =>
  () =>
    stateOf(
      server,
      sql`select count(*), coalesce(sum(amount_cents), 0) as sum from refunds
      where household_id = ${household_id} and undone_at is null`,
    );

/** Who can log in for a household, with which address and how many sessions. */
export const logInOf =
  ({ server }: Thief, { household_id }: { household_id: number }) =>
  () =>
    stateOf(
      server,
      sql`select h.account_id, a.email, a.pending_email, a.password_hash,
      (select count(*) from account_codes c where c.household_id = h.id and c.made_at is not null) as codes
      from households h left join accounts a on a.id = h.account_id where h.id = ${household_id}`,
    );

/** The accounts of the office. */
export const staffOf =
  ({ server }: Thief) =>
  () =>
    stateOf(
      server,
      sql`select id, email, role, status, staff_name, (select count(*) from sessions s where s.account_id = a.id) as sessions,
      (select count(*) from second_factors f where f.account_id = a.id) as factors
      from accounts a where role <> 'member' order by id`,
    );

/** The state of a case of a death, and which of its costs are paid. */
export const caseOf =
  ({ server }: Thief, id: number) =>
  () =>
    stateOf(
      server,
      sql`select c.state, (select coalesce(sum(amount_cents), 0) from death_case_costs o
      where o.case_id = c.id and o.paid_on is not null) as paid from death_cases c where c.id = ${id}`,
    );

/** What members were told: news of a household, or of all. */
export const toldTo =
  ({ server }: Thief, household?: { household_id: number }) =>
  () =>
    stateOf(
      server,
      sql`select count(*) as notifications, (select count(*) from office_news) as news, (select count(*) from circulars where state = 'begun') as circulars
      from notifications where ${household?.household_id ?? null}::integer is null or household_id = ${household?.household_id ?? null}`,
    );

/** Rules of the board, fees and who is in the office. */
export const rulesOf =
  ({ server }: Thief) =>
  () =>
    stateOf(
      server,
      sql`select (select count(*) from board_settings) as settings, (select count(*) from fees) as fees,
      (select sum(amount_cents) from fees) as sum`,
    );

/** What an invoice is paid with. */
export const paidOf =
  ({ server }: Thief, { id }: { id: number }) =>
  () =>
    stateOf(server, sql`select paid_cents from sale_invoices where id = ${id}`);

/** Today, as it is typed. */
export const today = '11.01.2027';

/** A refund to the thief’s account. */
export const refund = { value_date: today, reason: 'Zu viel bezahlt', recipient_iban: STRANGE_IBAN };

export function refundPath({ household_id }: World): string {
  return `/api/v1/office/households/${household_id}/refunds`;
}
