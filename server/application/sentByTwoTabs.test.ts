import { beforeAll, expect, test } from 'vitest';
import { householdsContract } from '../../domain/households/households.contract.ts';
import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { anApplicant, type Part, statusesOf } from '../testing/applicantBuilders.ts';
import { aPdf, passport, sendDocument } from '../testing/documents/documentBuilders.ts';
import { draftsOf, withDemoFees } from '../testing/invoicingBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { say } from '../words.ts';

const TABS = 4;

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});

type Applicant = Awaited<ReturnType<typeof anApplicant>>;

/** What every tab shows; the returned step is taken in each of them, and resolves to the answer's status. */
type Screen = (applicant: Applicant) => Promise<() => Promise<number>>;

test.each<[Part, number[], Screen]>([
  ['contribution', [200, 200, 200, 200], pay('siac')],
  ['registration_fee', [200, 200, 200, 200], pay('sirf')],
  ['passport', [201, 409, 409, 409], async (applicant) => () => bringTheSamePassport(applicant)],
  ['address', [201, 201, 201, 201], async (applicant) => () => enterHome(applicant)],
])('the last step, taken in several tabs at once, submits once: the %s', async (without, statuses, screen) => {
  const applicant = await anApplicant(server, { without });
  const { household } = applicant;
  const lastStep = await screen(applicant);

  const answers = await Promise.all(Array.from({ length: TABS }, lastStep));
  await server.runJobs();

  expect(answers.sort()).toEqual(statuses);
  expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  expect(await invoicesOf(applicant)).toEqual(['siac', 'sirf']);
  const submitted = server.mails.filter(
    ({ to, subject }) => to === household.email && subject === say('de', 'application.submitted.subject'),
  );
  expect(submitted).toHaveLength(1);
});

test('a tab that sends after another one has sent is told so, and changes nothing', async () => {
  const applicant = await anApplicant(server, { without: 'passport' });
  const { client, household } = applicant;
  await bringTheSamePassport(applicant);
  const id = String(household.main_member_id);

  const saved = await client.call(membersContract.changeMember, { id, place_of_birth: 'Ankara' });
  const sent = await client.call(meContract.submitAgain, { id: String(household.household_id) });

  expect([saved.status, saved.body]).toMatchObject([403, { message: 'forbidden' }]);
  expect([sent.status, sent.body]).toMatchObject([200, { household: { status: 'waiting' }, application: null }]);
});

/** A screen that shows the receipt of a draft; its returned step confirms the invoice. Both tabs show the same draft. */
function pay(type: 'siac' | 'sirf'): Screen {
  return async ({ client }) => {
    const [draft] = await draftsOf(client, [type]);
    return async () => (await client.call(invoicingContract.confirmInvoice, { id: String(draft?.id) })).status;
  };
}

async function bringTheSamePassport({ client, household }: Applicant): Promise<number> {
  const bytes = aPdf(`/Of ${household.main_member_id}`);
  return (await sendDocument(client, household.main_member_id, { type: 'passport' }, { ...passport, bytes })).status;
}

async function enterHome({ client }: Applicant): Promise<number> {
  const home = { street: 'Quellenstraße 1', postal_code: '1100', state: 'Wien', city: 'Wien', country_id: 40 };
  return (await client.call(householdsContract.addOwnAddress, home)).status;
}

async function invoicesOf({ household }: Applicant): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('sale_invoices')
    .select('type')
    .where('household_id', '=', household.household_id)
    .orderBy('type')
    .execute();
  return rows.map(({ type }) => type);
}
