import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coverOn } from '../../../domain/membership/cover.ts';
import { addDays, type Day, day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { takeInvoiceStep } from '../../payments/invoiceSteps.actions.ts';
import { returnPayment } from '../../payments/returning.actions.ts';
import { aHousehold } from '../../testing/builders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import {
  aPayment,
  aStaffedServer,
  aSubmittedHousehold,
  moveTo,
  type Office,
  theNight,
} from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { setEligibility } from '../eligibility.actions.ts';
import { deactivate } from '../ending/deactivation.actions.ts';
import { reactivate } from '../ending/reactivation.actions.ts';
import { sendBack } from '../joining/sendBack.actions.ts';
import { listCoverFacts } from './cover.reads.ts';

const MIGRATION = new URL('../../migrations/0064_what_held_before.sql', import.meta.url);
const [FIRST, LAST] = [day('2027-01-11'), day('2027-07-01')];
const EVERY = 3;
/** So that it counts since when somebody waits. */
const FROM_THE_FIRST_DAY = { accident_exempt_after_days: 0, holds_until_reminder: 2 } as const;

let server: TestServer;
let office: Office;
beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
});
afterAll(() => server.stop());

/** What the office decides on which day, for people who are members or wait since 11 January. */
async function aSpring(): Promise<void> {
  const grown = { status: 'active', date_of_birth: day('1990-05-05') } as const;
  const family = await aHousehold(server, { status: 'active' });
  const daughter = await aMember(server, family, { ...grown, gender: 'female', relationship_type: 'daughter' });
  const son = await aMember(server, family, grown);
  const owing = () => aHousehold(server, { status: 'active' }).then((household) => anInvoice(server, household));
  const [inPart, writtenOff, voided, byHand] = [await owing(), await owing(), await owing(), await owing()];
  const part = await aPayment(server, inPart, { amount_cents: cents(2_000) });
  const waiting = await Promise.all([1, 2, 3].map(() => aSubmittedHousehold(server)));
  const payments: { bank_transaction_id: number }[] = [];
  for (const { registration, contribution } of waiting) {
    await aPayment(server, registration);
    payments.push(await aPayment(server, contribution));
  }
  const [sentBack, anew] = waiting.map(({ household }) => household.household_id);
  const take = ({ id }: { id: number }, step: 'writeOff' | 'reopen' | 'void') =>
    office((change) => takeInvoiceStep(change, { id, step }));
  const end = (id = 0, inactive_from = server.clock.today()) =>
    office((change) => deactivate(change, { id, inactive_reason_id: 4, inactive_from }));
  const disabled = { membership_basis: 'child_with_disability', relationship_type: 'son' } as const;
  const { main_member_id: member_id, email } = family;
  const followed = { member_id, new_main_member_id: daughter, email, inactive_reason_id: 18 };
  const events: Record<string, () => Promise<unknown>> = {
    '2027-02-01': () => office((change) => sendBack(change, { id: sentBack ?? 0, reason: 'Foto fehlt' })),
    '2027-02-02': () => end(anew),
    '2027-02-20': () => office((change) => returnPayment(change, { id: payments[2]?.bank_transaction_id ?? 0 })),
    '2027-03-10': () => office((change) => setEligibility(change, { id: son, ...disabled })),
    '2027-03-20': () => take(writtenOff, 'writeOff'),
    '2027-04-01': () => take(writtenOff, 'reopen'),
    '2027-04-05': () => office((change) => returnPayment(change, { id: part.bank_transaction_id })),
    '2027-04-10': () =>
      office((change) =>
        deactivate(change, { id: family.household_id, ...followed, inactive_from: day('2027-04-08') }),
      ),
    '2027-04-15': () => take(voided, 'void'),
    '2027-04-20': () =>
      server.change(({ tx }) => sql`update sale_invoices set status_id = 5 where id = ${byHand.id}`.execute(tx)),
    '2027-05-10': () => office((change) => reactivate(change, { id: anew ?? 0 })),
  };
  for (let today = FIRST; today <= LAST; today = addDays(today, 1)) {
    moveTo(server, today);
    await events[today]?.();
    if (Number(today.slice(-1)) % EVERY === 0) await theNight(server);
  }
}

async function verdicts(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const { db } = server.context;
  for (const { id } of await db.selectFrom('households').select('id').orderBy('id').execute()) {
    for (let on: Day = FIRST; on <= LAST; on = addDays(on, EVERY)) {
      for (const [member, facts] of await listCoverFacts(db, id, on)) {
        found.set(`${member} on ${on}`, coverOn({ ...facts, is_accident: true }, FROM_THE_FIRST_DAY).verdict);
      }
    }
  }
  return found;
}

/** As if the tables had kept today only until now, and the migration had run on them. */
async function upgrade(): Promise<void> {
  const { db } = server.context;
  const written = (await readFile(MIGRATION, 'utf8')).replaceAll(/^ *--.*$/gm, '');
  // the clock of the tests stands in another year than the database's
  const text = written.replaceAll("(now() at time zone 'Europe/Vienna')::date", `'${server.clock.today()}'::date`);
  await sql`truncate belonging_history, waiting_history, invoice_history`.execute(db);
  for (const statement of text.split(';').filter((part) => part.trim().startsWith('insert'))) {
    await sql.raw(statement).execute(db);
  }
}

it('a database that kept today only says after the upgrade the same of every past day, or that nobody knows', async () => {
  await aSpring();
  const known = await verdicts();

  await upgrade();

  const upgraded = await verdicts();
  const untrue = [...known].filter(([asked, verdict]) => ![verdict, 'unknown'].includes(upgraded.get(asked) ?? ''));
  expect(untrue.map(([asked, verdict]) => `${asked}: ${verdict}, and now ${upgraded.get(asked)}`)).toEqual([]);
  expect([...known.values()]).not.toContain('unknown');
  expect(new Set(known.values())).toEqual(
    new Set(['covered', 'in_arrears', 'over_age', 'waiting', 'accident_exempt', 'ended', 'not_a_member']),
  );
  const lost = [...upgraded.values()].filter((verdict) => verdict === 'unknown').length;
  expect(lost / known.size).toBeLessThan(0.25);
});
