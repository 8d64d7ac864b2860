import { expect, it } from 'vitest';
import { businessDay, day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { wrongContributions } from '../invoicing/invoicing.checks.ts';
import { reckonYearlyRun } from '../invoicing/yearlyRun.reads.ts';
import { withLocked } from '../members/household.reads.ts';
import { runDailyWork } from '../membership/daily.jobs.ts';
import { refreshWaiting } from '../membership/joining/waiting.actions.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { aDocument } from '../testing/memberBuilders.ts';
import { aListedHousehold, aListedPerson, dirtyHouseholds } from '../testing/movingIn/dirtyHouseholds.ts';
import { aTakeOver, rowsOf, takenOver, tried } from '../testing/movingIn/takeOverBuilders.ts';
import { TEST_BEGINS, testServer } from '../testing/testServer.ts';

const server = testServer();

async function countHouseholds(): Promise<number> {
  return (await server.context.db.selectFrom('households').select('id').execute()).length;
}

function householdOf(id: number) {
  return server.context.db.selectFrom('households').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function peopleOf(id: number) {
  return server.context.db.selectFrom('members').selectAll().where('household_id', '=', id).orderBy('id').execute();
}

/** Takes over one household; its id. */
async function entered(...told: Parameters<typeof aListedHousehold>): Promise<number> {
  const id = await aTakeOver(server, [aListedHousehold(...told)]);
  await takenOver(server, id);
  const [row] = await rowsOf(server, id);
  if (!row?.household_id) throw new Error(`not made: ${JSON.stringify(row)}`);
  return row.household_id;
}

it('says in the dry run what becomes of each row, leaves nothing, and does exactly that', async () => {
  const id = await aTakeOver(server, dirtyHouseholds(120, 7));

  await tried(server, id);
  expect(await countHouseholds()).toBe(0);
  await takenOver(server, id);

  const rows = await rowsOf(server, id);
  const said = rows.map(({ key, predicted, predicted_reasons }) => ({
    key,
    is: predicted,
    because: predicted_reasons,
  }));
  expect(rows.map(({ key, verdict, reasons }) => ({ key, is: verdict, because: reasons }))).toEqual(said);
  const made = rows.filter(({ verdict }) => verdict === 'made');
  expect(made.length).toBeGreaterThan(40);
  expect(rows.flatMap(({ reasons }) => reasons.map(({ key }) => key))).not.toContain('could_not_be_stored');
  expect(await countHouseholds()).toBe(made.length);
  expect(await wrongContributions(server.context.db)).toEqual([]);
  await server.runJobs();
  expect(server.mails).toEqual([]);
});

it('changes nothing if the same list comes twice, and tells what another one says otherwise', async () => {
  const list = dirtyHouseholds(40, 11).map((one) => ({ ...one, key: `again ${one.key}` }));
  const first = await aTakeOver(server, list);
  await takenOver(server, first);
  const before = await countHouseholds();
  const [made] = (await rowsOf(server, first)).filter(({ verdict }) => verdict === 'made');

  const second = await aTakeOver(server, list);
  await takenOver(server, second);
  const third = await aTakeOver(
    server,
    list.map((one) => (one.key === made?.key ? { ...one, note: 'umgezogen' } : one)),
  );
  await takenOver(server, third);

  expect(await countHouseholds()).toBe(before);
  const anew = (await rowsOf(server, second)).map(({ verdict }) => verdict);
  const once = (await rowsOf(server, first)).map(({ verdict }) => (verdict === 'made' ? 'unchanged' : verdict));
  expect(anew).toEqual(once);
  expect((await rowsOf(server, third)).find(({ key }) => key === made?.key)).toMatchObject({
    verdict: 'changed',
    reasons: [{ key: 'listed_otherwise', person: null }],
  });
});

it('does not make a household of somebody who is here, whatever the list calls them', async () => {
  const here = await entered({
    key: 'here',
    people: [aListedPerson({ last_name: 'Önder', social_insurance_number: '1237010180' })],
  });
  const id = await aTakeOver(server, [
    aListedHousehold({ key: 'A', people: [aListedPerson({ last_name: 'ÖNDER' })] }),
    aListedHousehold({
      key: 'B',
      people: [aListedPerson({ last_name: 'Huber', social_insurance_number: '1237010180' })],
    }),
    aListedHousehold({ key: 'C', people: [aListedPerson({ last_name: 'Önder', left_on: day('2020-01-01') })] }),
  ]);

  await takenOver(server, id);

  expect((await rowsOf(server, id)).map(({ verdict, reasons }) => ({ verdict, reasons }))).toEqual([
    { verdict: 'doubled', reasons: [{ key: 'same_name_and_birth_day', person: 0 }] },
    { verdict: 'doubled', reasons: [{ key: 'same_number', person: 0 }] },
    { verdict: 'made', reasons: [] },
  ]);
  expect(await peopleOf(here)).toHaveLength(1);
});

it('takes over what is owed to the cent, without a word to anybody', async () => {
  const id = await entered({
    key: 'money',
    open_cents: cents(12_345),
    own_amount_cents: cents(3_000),
    ibans: ['AT483200000012345864'],
    people: [
      aListedPerson({ last_name: 'Borçlu' }),
      aListedPerson({ last_name: 'Borçlu', first_name: 'Ali', relation: 'husband' }),
    ],
  });

  const { db } = server.context;
  const invoices = await db.selectFrom('sale_invoices').selectAll().where('household_id', '=', id).execute();
  expect(invoices).toMatchObject([
    { type: 'sim', status_id: 2, amount_cents: 12_345, paid_cents: 0, dunning_status: 0 },
  ]);
  const items = await db.selectFrom('sale_invoice_items').select('description').execute();
  expect(items.at(-1)?.description).toBe('Önceki listeden kalan açık tutar');
  const people = (await peopleOf(id)).map((person) => person.id);
  const own = await db
    .selectFrom('own_amounts')
    .selectAll()
    .where('member_id', 'in', people)
    .orderBy('member_id')
    .execute();
  // something is open, so this year is part of it, and the next one is the first to be invoiced
  expect(own.map(({ year, amount_cents }) => [year, amount_cents])).toEqual([
    [2028, 3_000],
    [2028, 0],
  ]);
  expect(await db.selectFrom('household_accounts').selectAll().where('household_id', '=', id).execute()).toHaveLength(
    1,
  );
  expect(await db.selectFrom('notifications').selectAll().where('household_id', '=', id).execute()).toEqual([]);
});

it('invoices no year again that is paid, and those after it', async () => {
  await withDemoFees(server);
  const { db, clock } = server.context;
  const count = async () => {
    await db.updateTable('households').set({ silent_since: null }).execute();
    return (await reckonYearlyRun(db, { today: businessDay(clock.now()), most: 0 })).households;
  };
  const before = await count();

  await entered({ key: 'paid', paid_until_year: 2027, people: [aListedPerson({ last_name: 'Bezahlt' })] });
  const people = [aListedPerson({ last_name: 'Offen' })];
  await entered({ key: 'owes', paid_until_year: 2020, open_cents: cents(900), people });
  expect(await count()).toBe(before);
  await entered({ key: 'unpaid', paid_until_year: 2026, people: [aListedPerson({ last_name: 'Unbezahlt' })] });
  expect(await count()).toBe(before + 1);
});

it('keeps the waiting period of the list, and activates after it', async () => {
  const waiting = { joined_on: day('2026-12-01'), waiting_until: day('2027-02-28') };
  const household_id = await entered({
    key: 'waits',
    people: [
      aListedPerson({ last_name: 'Bekleyen', first_name: 'Can', citizenship_id: 40, ...waiting }),
      aListedPerson({ last_name: 'Bekleyen', first_name: 'Naz', relation: 'wife' }),
    ],
  });
  expect(await householdOf(household_id)).toMatchObject({ status: 'waiting', waiting_until: '2027-02-28' });
  expect((await peopleOf(household_id)).map(({ status, joined_later }) => [status, joined_later])).toEqual([
    ['waiting', false],
    ['waiting', false],
  ]);

  await runDailyWork(server.context);
  expect(await householdOf(household_id)).toMatchObject({ waiting_from: '2026-12-01', waiting_until: '2027-02-28' });

  const [main] = await peopleOf(household_id);
  await aDocument(server, main?.id ?? 0, { type: 'passport', verified_at: server.clock.now() });
  server.clock.moveTo(new Date('2027-03-01T11:00:00Z'));
  await runDailyWork(server.context);
  server.clock.moveTo(TEST_BEGINS);

  expect(await householdOf(household_id)).toMatchObject({ status: 'active', active_from: '2027-03-01' });
  expect((await peopleOf(household_id)).map(({ status }) => status)).toEqual(['active', 'active']);
  await server.runJobs();
  expect(server.mails).toEqual([]);
});

it('keeps waiting periods of the list, whatever is owed or paid here', async () => {
  const period = { joined_on: day('2026-12-01'), waiting_until: day('2027-02-28') };
  const owing = await entered({
    ...{ key: 'waits and owes', paid_until_year: null, open_cents: cents(9_000) },
    people: [aListedPerson({ last_name: 'Bekleyen', first_name: 'Ece', ...period })],
  });
  const joined = { joined_on: day('2010-03-01'), active_since: day('2010-06-01') };
  const ofMember = await entered({
    ...{ key: 'child waits', paid_until_year: 2020, open_cents: cents(9_000) },
    people: [
      aListedPerson({ last_name: 'Bekleten', ...joined }),
      aListedPerson({ last_name: 'Bekleten', first_name: 'Su', relation: 'wife', ...period }),
    ],
  });
  const days = async () => [
    ...(await peopleOf(owing)).map(({ status, waiting_until }) => [status, waiting_until]),
    ...(await peopleOf(ofMember)).map(({ status, waiting_until }) => [status, waiting_until]),
  ];
  const told = [
    ['waiting', '2027-02-28'],
    ['active', '2010-05-31'],
    ['waiting', '2027-02-28'],
  ];
  expect(await days()).toEqual(told);

  await runDailyWork(server.context);
  expect(await days()).toEqual(told);
  for (const id of [owing, ofMember])
    await server.change((change) =>
      withLocked(change, id, (household) => refreshWaiting(change, household, 'payment_returned')),
    );
  expect(await days()).toEqual(told);
  expect(await householdOf(owing)).toMatchObject({ status: 'waiting', waiting_until: '2027-02-28' });
});

it('notes what has no other place, and asks nobody to have agreed', async () => {
  const id = await entered({
    key: 'notes',
    note: 'zahlt bar',
    contacts: [{ name: 'Hasan Kaya', phone_number: '+90 532 1234567', country: 'turkiye' }],
    burial: { graveyard: null, city: 'Yozgat', country_id: 792 },
    people: [aListedPerson({ last_name: 'Notiz', passport_valid_until: day('2030-05-04') })],
  });

  const { db } = server.context;
  const [note] = await db.selectFrom('household_notes').select('words').where('household_id', '=', id).execute();
  expect(note?.words.split('\n')).toEqual([
    'zahlt bar',
    'Kontakt im Todesfall laut früherer Liste: Hasan Kaya, +90 532 1234567',
    'Reisepass von Ayşe Notiz laut früherer Liste gültig bis 04.05.2030',
  ]);
  expect(await db.selectFrom('death_contacts').selectAll().where('household_id', '=', id).execute()).toEqual([]);
  expect(await db.selectFrom('agreements').selectAll().where('household_id', '=', id).execute()).toEqual([]);
  const [main] = await peopleOf(id);
  expect(
    await db
      .selectFrom('burial_places')
      .selectAll()
      .where('member_id', '=', main?.id ?? 0)
      .execute(),
  ).toMatchObject([{ graveyard: 'Yozgat', country_id: 792 }]);
});
