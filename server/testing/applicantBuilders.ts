import { type Me, meContract } from '../../domain/me/me.contract.ts';
import { aLoggedInClient, type HouseholdOverrides, type TestHousehold } from './builders.ts';
import type { TestClient } from './client.ts';
import { aPdf, passport, sendDocument } from './documents/documentBuilders.ts';
import { anInvoice } from './invoicingBuilders.ts';
import { aDocument, anAddress } from './memberBuilders.ts';
import type { TestServer } from './testServer.ts';

export type Part = 'address' | 'passport' | 'residence_permit' | 'registration_fee' | 'contribution';

/** An applicant with every gap closed but one. */
export async function anApplicant(
  server: TestServer,
  { without, ...overrides }: { without?: Part } & HouseholdOverrides = {},
) {
  const { client, household } = await aLoggedInClient(server, overrides);
  const steps: Record<Part, () => Promise<unknown>> = {
    address: () => anAddress(server, household),
    passport: () => aDocument(server, household.main_member_id),
    residence_permit: () => aDocument(server, household.main_member_id, { type: 'residence_permit' }),
    registration_fee: () => anInvoice(server, household, { type: 'sirf' }),
    contribution: () => anInvoice(server, household, { type: 'siac' }),
  };
  for (const [part, take] of Object.entries(steps)) if (part !== without) await take();
  return { client, household };
}

/** Uploads a passport as the member does. */
export async function bringPassport(client: TestClient, household: TestHousehold): Promise<void> {
  const bytes = aPdf(`/Of ${household.main_member_id}`);
  const answer = await sendDocument(client, household.main_member_id, { type: 'passport' }, { ...passport, bytes });
  if (answer.status !== 201) throw new Error(`no passport was taken: ${JSON.stringify(answer.body)}`);
}

/** The household's status, then its people's in order. */
export async function statusesOf(server: TestServer, { household_id }: TestHousehold): Promise<string[]> {
  const { db } = server.context;
  const own = await db
    .selectFrom('households')
    .select('status')
    .where('id', '=', household_id)
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom('members')
    .select('status')
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
  return [own, ...people].map((row) => row.status);
}

/** The gaps that the member is shown; undefined once there is no application any more. */
export async function readGaps(client: TestClient): Promise<string[] | undefined> {
  const me: Me = (await client.call(meContract.getMe)).body;
  return me.application?.gaps.map((gap) => gap.gap);
}
