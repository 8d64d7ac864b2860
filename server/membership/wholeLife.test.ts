import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { householdsContract } from '../../domain/households/households.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { addDays, businessDay, type Day, day } from '../../domain/shared/day.ts';
import { substitutesContract } from '../../domain/substitutes/substitutes.contract.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { verifyDocument } from '../documents/review.actions.ts';
import { aStatementOfToday } from '../testing/bank/statementOfToday.ts';
import { logIn } from '../testing/builders.ts';
import { multipart, type TestClient } from '../testing/client.ts';
import { coverAt } from '../testing/coverBuilders.ts';
import { aPdf } from '../testing/documents/documentBuilders.ts';
import { confirmedInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aPayment, aStaffedServer, moveTo, type Office, standingOf } from '../testing/lifeBuilders.ts';
import { registerAndRead } from '../testing/registrations.ts';
import type { TestServer } from '../testing/testServer.ts';
import { runDailyWork } from './daily.jobs.ts';
import { deactivate } from './ending/deactivation.actions.ts';
import { reactivate } from './ending/reactivation.actions.ts';

const LAST_DAY = day('2028-10-02');

/** Minutes behind UTC for each time zone that vitest.config.ts sets: a day is Vienna's in all of them (D4). */
const ZONES: Record<string, number> = { UTC: 0, 'America/Los_Angeles': 480, 'Pacific/Kiritimati': -840 };
/** The nightly job runs at ten past three in Vienna: in Los Angeles that is still the day before. */
const NOON_TO_NIGHT_MINUTES = -(8 * 60 + 50);

let server: TestServer;
let office: Office;

type Ids = { account_id: number; household_id: number; main_member_id: number };
type Life = {
  email: string;
  invoices: Map<string, { id: number }>;
  ids: () => Promise<Ids>;
  client: () => Promise<TestClient>;
};
type Event = readonly [what: string, happen: (life: Life) => Promise<unknown>];

/** Events made by hand; everything else is done by the nightly jobs. */
const events: Record<string, Event[]> = {
  '2027-01-02': [['registers and confirms the address', register]],
  '2027-01-03': [
    ['enters her data and address', enterData],
    ['adds Murat, born 15.6.1998', (life) => add(life, { first_name: 'Murat', date_of_birth: '15.06.1998' })],
  ],
  '2027-01-05': [
    ['confirms the registration fee', (life) => confirm(life, 'sirf', 'registration')],
    ['confirms the contribution', (life) => confirm(life, 'siac', 'contribution')],
    ['sends the passport', (life) => send(life, 'passport')],
  ],
  '2027-01-08': [['sends the residence permit', (life) => send(life, 'residence_permit')]],
  '2027-01-12': [
    ['the registration fee comes in', (life) => pay(life, 'registration')],
    ['the contribution comes in', (life) => pay(life, 'contribution')],
  ],
  '2027-02-01': [['the office verifies the documents', verifyDocuments]],
  '2027-05-01': [['names a lawyer until 31.8.2027', nameLawyer]],
  '2027-05-10': [
    ['adds Emre, born 5.5.2015', (life) => add(life, { first_name: 'Emre', date_of_birth: '05.05.2015' })],
    ['confirms his contribution', (life) => confirm(life, 'siac', 'Emre')],
  ],
  '2027-05-14': [['his contribution comes in', (life) => pay(life, 'Emre')]],
  '2027-09-20': [
    ['adds Zeynep, born 15.9.2027', (life) => add(life, { first_name: 'Zeynep', date_of_birth: '15.09.2027' })],
    ['confirms her contribution of nothing', (life) => confirm(life, 'siac', 'Zeynep')],
  ],
  '2028-01-10': [['confirms the contribution of 2028', (life) => confirm(life, 'siac', '2028')]],
  '2028-02-20': [['the contribution of 2028 comes in', (life) => pay(life, '2028')]],
  '2028-06-20': [['the office ends Murat’s membership', endMurat]],
  '2028-09-01': [['cancels, and the office ends the household', endHousehold]],
  '2028-10-01': [['wants to come back, and the office lets her', comeBack]],
};

beforeAll(async () => {
  ({ server, office } = await aStaffedServer());
  await withDemoFees(server);
});
afterAll(() => server.stop());

it('the test runs in the configured time zone', () => {
  expect(ZONES[process.env.TZ ?? '']).toBe(server.clock.now().getTimezoneOffset());
});

// proves: promise.14
it('a whole life of a household, night by night', { timeout: patience(120_000) }, async () => {
  const life = aLife();
  const diary: string[] = [];
  const covered = new Map<Day, string>();
  for (let today = day('2027-01-02'); today <= LAST_DAY; today = addDays(today, 1)) {
    moveTo(server, today);
    server.clock.moveMinutes(NOON_TO_NIGHT_MINUTES);
    await aStatementOfToday(server);
    const outcome = await runDailyWork(server.context);
    if (Object.values(outcome).some(({ done }) => done > 0)) diary.push(await line(today, 'the night', life));
    expect(Object.values(outcome).filter(({ failed }) => failed > 0)).toEqual([]);
    moveTo(server, today);
    for (const [what, happen] of events[today] ?? []) {
      await happen(life);
      diary.push(await line(today, what, life));
    }
    if (diary.at(-1)?.startsWith(today)) covered.set(today, await coverAt(server, today, await life.ids()));
  }

  expect(`\n${diary.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    2027-01-02 | registers and confirms the address | new new
                 ✉ Bitte bestätigen Sie Ihre E-Mail-Adresse
                 ✉ Willkommen bei Vefa Solidaritätsverein
    2027-01-03 | enters her data and address | new new
    2027-01-03 | adds Murat, born 15.6.1998 | new new new
    2027-01-05 | confirms the registration fee | new new new
                 ✉ Ihre Rechnung ist da
    2027-01-05 | confirms the contribution | new new new
                 ✉ Ihre Rechnung ist da
    2027-01-05 | sends the passport | new new new
    2027-01-08 | sends the residence permit | waiting waiting waiting
                 ✉ Ihr Antrag ist eingegangen
    2027-01-12 | the registration fee comes in | waiting waiting waiting
                 ✉ Bezahlt: Beitrittsgebühr
    2027-01-12 | the contribution comes in | waiting waiting waiting
                 ✉ Bezahlt: Jahresbeitrag 2027
                 ✉ Ihre Wartezeit hat begonnen
    2027-02-01 | the office verifies the documents | waiting waiting waiting
    2027-04-12 | the night | active active active
                 ✉ Ihre Mitgliedschaft ist gültig
    2027-05-01 | names a lawyer until 31.8.2027 | active active active
    2027-05-10 | adds Emre, born 5.5.2015 | active active active new
    2027-05-10 | confirms his contribution | active active active waiting
                 ✉ Ihre Rechnung ist da
    2027-05-14 | his contribution comes in | active active active waiting
                 ✉ Bezahlt: Jahresbeitrag 2027
                 ✉ Wartezeit für Emre Kaya
    2027-06-15 | the night | active active active waiting
                 ✉ Altersgrenze für Kinder: Murat Kaya
    2027-08-01 | the night | active active active waiting
                 ✉ Vertretung läuft aus: Murat Şahin
    2027-08-12 | the night | active active active active
                 ✉ Die Mitgliedschaft gilt nun auch für Emre Kaya
    2027-08-24 | the night | active active active active
                 ✉ Vertretung läuft aus: Murat Şahin
    2027-09-01 | the night | active active active active
                 ✉ Vertretung abgelaufen: Murat Şahin
    2027-09-20 | adds Zeynep, born 15.9.2027 | active active active active new
    2027-09-20 | confirms her contribution of nothing | active active active active active
                 ✉ Ihre Rechnung ist da
                 ✉ Die Mitgliedschaft gilt nun auch für Zeynep Kaya
    2028-01-10 | confirms the contribution of 2028 | active active active active active
                 ✉ Ihre Rechnung ist da
    2028-01-31 | the night | active active active active active
                 ✉ Erinnerung: Jahresbeitrag 2028
    2028-02-14 | the night | active active active active active
                 ✉ Zweite Erinnerung: Jahresbeitrag 2028
    2028-02-20 | the contribution of 2028 comes in | active active active active active
                 ✉ Bezahlt: Jahresbeitrag 2028
    2028-03-15 | the night | active active active active active
                 ✉ Altersgrenze für Kinder: Murat Kaya
    2028-05-15 | the night | active active active active active
                 ✉ Altersgrenze für Kinder: Murat Kaya
    2028-06-20 | the office ends Murat’s membership | active active inactive active active
                 ✉ Mitgliedschaft beendet: Murat Kaya
    2028-09-01 | cancels, and the office ends the household | inactive inactive inactive inactive inactive
                 ✉ Ihre Mitgliedschaft ist beendet
    2028-10-01 | wants to come back, and the office lets her | active active inactive active active
                 ✉ Ihre Mitgliedschaft wurde wieder aufgenommen
    "
  `);

  expect(covered.size).toBeGreaterThan(20);
  // later decisions do not change the answer for an earlier day
  for (const [on, answer] of covered) expect([on, await coverAt(server, on, await life.ids())]).toEqual([on, answer]);
  expect(await standingOf(server, await life.ids())).toMatchInlineSnapshot(`
    [
      "household active 2027-01-11 2027-04-11 2027-04-12",
      "Hatice active 2027-01-11 2027-04-11 2027-04-12",
      "Murat inactive 2027-01-11 2027-04-11 2027-04-12",
      "Emre active 2027-05-13 2027-08-11 2027-08-12",
      "Zeynep active 2027-09-20 - 2027-09-20",
    ]
  `);
});

/** `day | event | status | mails`, with the status of the household and of everybody in it. */
async function line(today: Day, what: string, life: Life): Promise<string> {
  await server.runJobs();
  const mails = server.mails.splice(0).sort((one, other) => one.id - other.id);
  const standing = (await standingOf(server, await life.ids())).map((row) => row.split(' ')[1]).join(' ');
  const subjects = mails.map(({ subject }) => `\n${' '.repeat(13)}✉ ${subject}`).join('');
  return `${today} | ${what} | ${standing}${subjects}`;
}

function aLife(): Life {
  const email = 'hatice@example.at';
  const ids = () =>
    server.context.db
      .selectFrom('accounts as a')
      .innerJoin('households as h', 'h.account_id', 'a.id')
      .innerJoin('members as m', (join) => join.onRef('m.household_id', '=', 'h.id').on('m.is_main', '=', true))
      .select(['a.id as account_id', 'h.id as household_id', 'm.id as main_member_id'])
      .where('a.email', '=', email)
      .executeTakeFirstOrThrow();
  return { email, ids, invoices: new Map(), client: async () => logIn(server, await ids()) };
}

async function register({ email }: Life): Promise<void> {
  const { token } = await registerAndRead(server, server.client(), { email, first_name: 'Hatice', last_name: 'Kaya' });
  await server.client().call(accountsContract.confirmRegistration, { token });
}

const person = {
  last_name: 'Kaya',
  social_insurance_number: '1237010180',
  citizenship_id: 792,
  permanent_residence: true,
  place_of_birth: 'Wien',
  father_name: 'Mehmet',
  mother_name: 'Hatice',
};

async function enterData(life: Life): Promise<void> {
  const client = await life.client();
  const { main_member_id } = await life.ids();
  const born = { date_of_birth: '01.01.1970', place_of_birth: 'Yozgat', gender: 'female' } as const;
  const changed = { ...person, ...born, civil_status: 'widowed' } as const;
  await client.call(membersContract.changeMember, { id: String(main_member_id), ...changed });
  const home = { street: 'Quellenstraße 1', postal_code: '1100', state: 'Wien', city: 'Wien', country_id: 40 };
  await client.call(householdsContract.addOwnAddress, home);
}

async function add(life: Life, born: { first_name: string; date_of_birth: string }): Promise<void> {
  const isDaughter = born.first_name === 'Zeynep';
  const answer = await (await life.client()).call(membersContract.createFamilyMember, {
    ...person,
    ...born,
    gender: isDaughter ? 'female' : 'male',
    relationship_type: isDaughter ? 'daughter' : 'son',
    civil_status: 'single',
    membership_basis: 'child',
  });
  expect(answer.status).toBe(201);
}

async function confirm(life: Life, type: 'sirf' | 'siac', name: string): Promise<void> {
  life.invoices.set(name, await confirmedInvoice(await life.client(), type));
}

/** A payment that the bank credited the day before. */
async function pay(life: Life, name: string): Promise<void> {
  const invoice = life.invoices.get(name);
  if (!invoice) throw new Error(`nothing was confirmed for ${name}`);
  await aPayment(server, invoice, { value_date: addDays(server.clock.today(), -1) });
}

async function send(life: Life, type: string): Promise<void> {
  const { main_member_id } = await life.ids();
  const file = { name: `${type}.pdf`, type: 'application/pdf', bytes: aPdf(`/Type /${type}`) };
  const { body, headers } = multipart({ type }, file);
  const client = await life.client();
  const answer = await client.send('POST', `/api/v1/member/${main_member_id}/document`, body, headers);
  expect(answer.status).toBe(201);
}

async function verifyDocuments(life: Life): Promise<void> {
  const { main_member_id } = await life.ids();
  const documents = server.context.db.selectFrom('documents').select('id').where('member_id', '=', main_member_id);
  for (const { id } of await documents.execute()) await office((change) => verifyDocument(change, { id: id }));
}

async function nameLawyer(life: Life): Promise<void> {
  const { household_id } = await life.ids();
  const lawyer = { first_name: 'Murat', last_name: 'Şahin', email: 'kanzlei@sahin.example', valid_until: '31.08.2027' };
  await (await life.client()).call(substitutesContract.createSubstitute, { id: String(household_id), ...lawyer });
}

async function endMurat(life: Life): Promise<void> {
  const { household_id } = await life.ids();
  const { id: member_id } = await server.context.db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', household_id)
    .where('first_name', '=', 'Murat')
    .executeTakeFirstOrThrow();
  const ending = { id: household_id, member_id, inactive_reason_id: 17, inactive_from: day('2028-06-16') };
  await office((change) => deactivate(change, ending));
}

async function endHousehold(life: Life): Promise<void> {
  const { household_id } = await life.ids();
  const inactive_from = businessDay(server.clock.now());
  await office((change) => deactivate(change, { id: household_id, inactive_reason_id: 4, inactive_from }));
  const me = await (await life.client()).call(meContract.getMe);
  expect([me.status, me.body]).toMatchObject([200, { household: { status: 'inactive' } }]);
}

async function comeBack(life: Life): Promise<void> {
  const { household_id } = await life.ids();
  await office((change) => reactivate(change, { id: household_id }));
}
