import { invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { ImportedPerson } from '../../../domain/movingIn/importedHousehold.ts';
import type { Proof, ProofHousehold } from '../../../domain/movingIn/proof.contract.ts';
import { addDays, day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import type { Tx } from '../../platform/db.ts';
import { anOfficeAccount, logIn, type TestStaff } from '../builders.ts';
import type { TestClient } from '../client.ts';
import { TEST_BEGINS, type TestServer } from '../testServer.ts';
import { aListedHousehold, aListedPerson } from './dirtyHouseholds.ts';
import { aTakeOver, rowsOf, takenOver } from './takeOverBuilders.ts';

const DAY_MS = 86_400_000;

/** What a list says about a member of many years. */
export const member = {
  joined_on: day('2010-01-01'),
  active_since: day('2010-04-01'),
  listed_as_covered: true,
} as const;

let names = 0;
/** Somebody whom no other list names. */
export function somebody(told: Partial<ImportedPerson> = {}): ImportedPerson {
  names += 1;
  const date_of_birth = addDays(day('1950-01-01'), names);
  return aListedPerson({ last_name: `Kanıt${names}`, date_of_birth, ...told });
}

export const proofAt = (id: number, what = '') => `/api/v1/office/take-overs/${id}/proof${what}`;

/** The answer of a press: `done`, or why not. */
export async function pressProof(client: TestClient, id: number, what: string, body: object = {}): Promise<string> {
  const { status, body: said } = await client.send('POST', proofAt(id, what), body);
  return status === 200 ? 'done' : (said as { message: string }).message;
}

export async function readProof(client: TestClient, id: number): Promise<Proof> {
  return (await client.send('GET', proofAt(id))).body as Proof;
}

export async function proofHouseholds(client: TestClient, id: number, show = 'open'): Promise<ProofHousehold[]> {
  const { body } = await client.send('GET', proofAt(id, `/households?show=${show}`));
  return (body as { households: ProofHousehold[] }).households;
}

export async function compareAll(server: TestServer, client: TestClient, id: number): Promise<void> {
  const said = await pressProof(client, id, '/compare');
  if (said !== 'done') throw new Error(`not compared: ${said}`);
  await server.runJobs();
}

export async function explainAll(client: TestClient, id: number): Promise<void> {
  const open = await proofHouseholds(client, id);
  const differences = open.flatMap((household) => household.differences.map((one) => one.id));
  const said = await pressProof(client, id, '/explanations', { differences, because: 'left_out' });
  if (said !== 'done') throw new Error(`not explained: ${said}`);
}

let lists = 0;
/** A list with a household like the one here, one that owes, one that waits here only, and one that was refused. */
export async function aProvenList(server: TestServer): Promise<number> {
  lists += 1;
  const id = await aTakeOver(server, [
    aListedHousehold({ key: `same ${lists}`, people: [somebody(member)] }),
    aListedHousehold({ key: `owes ${lists}`, open_cents: cents(4_200), people: [somebody(member)] }),
    aListedHousehold({ key: `waits ${lists}`, people: [somebody({ joined_on: day('2026-12-20') })] }),
    aListedHousehold({ key: `nobody ${lists}`, people: [] }),
  ]);
  await takenOver(server, id);
  return id;
}

/** Locks a household of the list, as every change of it does; returns its id. */
export async function touch(server: TestServer, tx: Tx, id: number, key: string): Promise<number> {
  const row = (await rowsOf(server, id)).find((one) => one.key?.startsWith(key));
  const household_id = row?.household_id ?? 0;
  await lockHousehold(tx, household_id);
  return household_id;
}

/** Pays two euros of what the second household owes. */
export async function payPart(server: TestServer, id: number): Promise<void> {
  await server.change(async ({ tx }) => {
    const household_id = await touch(server, tx, id, 'owes');
    await tx
      .updateTable('sale_invoices')
      .set({ paid_cents: cents(200), status_id: invoiceStatusIds.partly_paid })
      .where('household_id', '=', household_id)
      .execute();
  });
}

/** Two of the board and a clerk. */
export async function proofStaff(server: TestServer): Promise<TestStaff[]> {
  return [
    await anOfficeAccount(server, 'board'),
    await anOfficeAccount(server, 'board'),
    await anOfficeAccount(server),
  ];
}

type Clients = { first: TestClient; second: TestClient; third: TestClient };

/** So many days after the tests begin, with new sessions. */
export async function onDay(server: TestServer, staff: readonly TestStaff[], days: number): Promise<Clients> {
  server.clock.moveTo(new Date(TEST_BEGINS.getTime() + days * DAY_MS));
  const clients = [];
  for (const account of staff) clients.push(await logIn(server, account));
  const [first, second, third] = clients;
  if (!first || !second || !third) throw new Error('somebody of the staff is missing');
  return { first, second, third };
}
