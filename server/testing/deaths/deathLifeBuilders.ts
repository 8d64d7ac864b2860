import { sql } from 'kysely';
import type { DeathCaseState } from '../../../domain/deaths/deathCase.ts';
import {
  deathLifeContract as calls,
  type DeathEffects,
  type DeathTakeBack,
} from '../../../domain/deaths/life/deathLife.contract.ts';
import { type Day, day } from '../../../domain/shared/day.ts';
import { insertHistory } from '../../deaths/deaths.writes.ts';
import { findMemberFacts } from '../../deaths/memberFacts.reads.ts';
import { aHousehold, type HouseholdOverrides } from '../builders.ts';
import type { TestClient } from '../client.ts';
import { aDeathCase } from '../deathBuilders.ts';
import { aMember, anAddress, type MemberOverrides } from '../memberBuilders.ts';
import type { TestServer } from '../testServer.ts';
import { aHandover } from './custodyBuilders.ts';

/** Hatice, a wife. */
export const hatice: MemberOverrides = {
  first_name: 'Hatice',
  gender: 'female',
  date_of_birth: day('1960-01-01'),
  membership_basis: 'spouse',
  relationship_type: 'wife',
};

/** Mehmet, his wife Hatice and their son Emre, all with this status. */
export async function aFamily(server: TestServer, status: 'active' | 'waiting', more: HouseholdOverrides = {}) {
  const household = await aHousehold(server, {
    status,
    first_name: 'Mehmet',
    gender: 'male',
    date_of_birth: day('1955-03-01'),
    ...(status === 'active' ? { active_from: day('2026-08-01') } : {}),
    ...more,
  });
  const wife = await aMember(server, household, { ...hatice, status });
  const son = await aMember(server, household, { status });
  await anAddress(server, household);
  return { household, wife, son, husband: household.main_member_id };
}

type Death = Partial<{
  member_id: number | null;
  deceased_name: string;
  died_from: Day | null;
  died_until: Day | null;
  state: DeathCaseState;
}>;

/** A reported death of a member, by default on 30 January 2027, with the first row of its history. */
export async function aDeathOf(server: TestServer, { member_id = null, ...death }: Death): Promise<number> {
  const known = member_id === null ? undefined : await findMemberFacts(server.context.db, member_id);
  const days = { died_from: day('2027-01-30'), died_until: day('2027-01-30') };
  const id = await aDeathCase(server, { member_id, ...known, ...days, ...death });
  await server.change(({ tx, now: happened_at }) =>
    insertHistory(tx, {
      case_id: id,
      verb: 'report',
      from_state: null,
      to_state: 'reported',
      happened_at,
      account_id: null,
      reason: null,
    }),
  );
  return id;
}

type InQuery = { next_member_ids?: string; also_member_ids?: string; ending_household_ids?: string };
type Choices = { next_member_ids?: number[]; also_member_ids?: number[]; ending_household_ids?: number[] };

/** Undoes the last step. */
export async function takeBack(clerk: TestClient, id: number, more: { was_mistaken?: boolean; anyway?: boolean } = {}) {
  const { body } = await clerk.call(calls.previewDeathTakeBack, { id: String(id) });
  const { revision } = body as DeathTakeBack;
  return {
    preview: body as DeathTakeBack,
    answer: await clerk.call(calls.takeDeathBack, { id: String(id), revision, ...more }),
  };
}

export async function previewOf(clerk: TestClient, id: number, choices: InQuery = {}): Promise<DeathEffects> {
  const { body } = await clerk.call(calls.previewDeathEffects, { id: String(id), ...choices });
  return body;
}

/** Reads the effects of the choices, and confirms them. */
export async function identify(
  clerk: TestClient,
  id: number,
  { condolence, ...choices }: Choices & { condolence?: boolean } = {},
) {
  const inQuery = Object.fromEntries(Object.entries(choices).map(([name, ids]) => [name, ids.join()]));
  const preview = await previewOf(clerk, id, inQuery);
  const { digest, revision } = preview;
  const seen = { id: String(id), revision, digest: digest ?? '' };
  const answer = await clerk.call(calls.identifyDeath, { ...seen, ...choices, condolence });
  return { preview, answer };
}

type Kept = Record<string, unknown> & { id: number };

/** All rows of a household that a death may change, without counters of changes. */
export async function keptRows(server: TestServer, { household_id }: { household_id: number }) {
  const { rows } = await sql<{ household: Kept; members: Kept[]; addresses: Kept[]; phones: Kept[] }>`
    select to_jsonb(h) - 'revision' as household,
      (select jsonb_agg(to_jsonb(m) - 'version' order by m.id) from members m where m.household_id = h.id) as members,
      (select jsonb_agg(to_jsonb(a) order by a.id) from addresses a join members m on m.id = a.member_id
        where m.household_id = h.id) as addresses,
      (select jsonb_agg(to_jsonb(p) order by p.id) from phone_numbers p join members m on m.id = p.member_id
        where m.household_id = h.id) as phones
    from households h where h.id = ${household_id}`.execute(server.context.db);
  const [kept] = rows;
  if (!kept) throw new Error(`the household ${household_id} is not there`);
  return kept;
}

/** An identified case without a household, with its history. */
export async function anIdentifiedDeath(server: TestServer): Promise<number> {
  const id = await aDeathCase(server, { reporter_name: 'Ayşe Kaya', state: 'identified', revision: 1 });
  const row = { case_id: id, happened_at: server.clock.now(), account_id: null, reason: null } as const;
  await server.change(async ({ tx }) => {
    await insertHistory(tx, { ...row, verb: 'report', from_state: null, to_state: 'reported' });
    await insertHistory(tx, { ...row, verb: 'identify', from_state: 'reported', to_state: 'identified' });
  });
  return id;
}

/** A case whose body the undertaker has. */
export async function aHandedOverDeath(server: TestServer): Promise<number> {
  const id = await aDeathCase(server, { place: 'hospital' });
  await aHandover(server, id);
  return id;
}
