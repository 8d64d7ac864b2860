import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { invoicingContract } from '../../../domain/invoicing/invoicing.contract.ts';
import { type Me, meContract } from '../../../domain/me/me.contract.ts';
import { comparisonContract } from '../../../domain/membership/comparison.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile, ToDo } from '../../../domain/office/officeAnswers.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { runSql } from '../../platform/db.ts';
import { aLoggedInClient, anOfficeAccount, type TestHousehold } from '../../testing/builders.ts';
import type { TestAnswer, TestClient } from '../../testing/client.ts';
import { aReadyCode } from '../../testing/counter/accountCodeBuilders.ts';
import { aNote } from '../../testing/counter/conversationBuilders.ts';
import { anInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { newsOf } from '../../testing/lifeBuilders.ts';
import { aDocument, aMember, anAddress } from '../../testing/memberBuilders.ts';
import {
  addressesOf,
  anApplicantOfTheList,
  documentsOf,
  type Joining,
  withoutNumbers,
} from '../../testing/membership/joiningBuilders.ts';
import { aClerk, auditOf, theSecond } from '../../testing/officeBuilders.ts';
import { refusalOf } from '../../testing/refundBuilders.ts';
import { mailsTo } from '../../testing/registrations.ts';
import { outboxOf } from '../../testing/release/silenceBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const { createInvoices } = invoicingContract;
const { askToJoin, letGoOn } = comparisonContract;

const server = testServer();
let clerk: TestClient;
let second: TestClient;
let listed: TestHousehold;
let listedSon: number;
let applicant: Joining['applicant'];

const born = { Can: day('2014-03-03'), Elif: day('2026-02-02') };

beforeAll(() => withDemoFees(server));
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, mails, letters, runs cascade'));
  server.mails.length = 0;
  clerk = (await aClerk(server)).client;
  second = await theSecond(server);
  ({ listed, applicant } = await anApplicantOfTheList(server));
  listedSon = await aMember(server, listed, { status: 'active', first_name: 'Can', date_of_birth: born.Can });
});

const isHeld = () => applicant.client.call(createInvoices, {});

type Choices = Partial<Omit<Input<typeof askToJoin>, 'id' | 'seen'>>;

function join(choices: Choices = {}, by = clerk, { household_id } = applicant.household): Promise<TestAnswer> {
  const chosen = { reason: 'Am Telefon bestätigt.', takes_address: false, takes_phone: false, brings: [], ...choices };
  return by.call(askToJoin, { id: String(household_id), listed: listed.household_id, ...chosen });
}

const agreeTo = ({ body }: TestAnswer, by = second) =>
  by.call(approvalsContract.agree, { id: String((body as Approval).id) });

async function fileOf({ household_id }: TestHousehold): Promise<HouseholdFile> {
  return (await clerk.call(officeContract.getHousehold, { id: String(household_id) })).body;
}

async function meOf(client: TestClient): Promise<Me> {
  return (await client.call(meContract.getMe)).body;
}

describe('an application of somebody of the former list', () => {
  it('is joined to their household: log-in, documents, whoever is new, and nothing of it is left', async () => {
    const { client, household } = applicant;
    const { main_member_id } = household;
    await aDocument(server, main_member_id);
    const son = await aMember(server, household, { first_name: 'Can', last_name: 'Yılmaz', date_of_birth: born.Can });
    await aDocument(server, son, { type: 'birth_certificate' });
    const baby = await aMember(server, household, { first_name: 'Elif', date_of_birth: born.Elif });
    await aDocument(server, baby, { type: 'birth_certificate' });
    await withoutNumbers(server, household);
    await aNote(server, household);
    await isHeld();
    expect((await fileOf(household)).comparison?.joinable).toMatchObject([
      {
        ...{ household_id: listed.household_id, name: 'Ayşe Öztürk', hindrance: null, is_asked: false },
        ...{ same: 2, others: [{ member_id: baby }], documents: 3, other_address: false, other_phone: false },
      },
    ]);

    const before = await meOf(client);
    const asked = await join({ brings: [baby] });
    expect(asked.status).toBe(201);
    expect(await meOf(client)).toEqual(before);
    expect(await outboxOf(server, household)).toEqual([]);
    expect((await fileOf(listed)).approvals).toMatchObject([
      { kind: 'joining', joining: { household_id: household.household_id, brings: ['Elif Yılmaz'] } },
    ]);
    expect((await agreeTo(asked)).status).toBe(200);

    const me = await meOf(client);
    expect(me.household).toMatchObject({ id: listed.household_id, status: 'active', comparison: null });
    expect(await documentsOf(server, listed.main_member_id)).toEqual(['passport']);
    expect(await documentsOf(server, listedSon)).toEqual(['birth_certificate']);
    expect(await documentsOf(server, baby)).toEqual(['birth_certificate']);
    const file = await fileOf(listed);
    expect(file.sub_members.map(({ first_name, status }) => [first_name, status])).toEqual([
      ['Can', 'active'],
      ['Elif', 'new'],
    ]);
    expect(file).toMatchObject({ invoices: [], approvals: [], account: { email: household.email, status: 'active' } });
    expect(file.notes).toHaveLength(1);
    expect(await auditOf(server, listed.household_id)).toContainEqual(
      expect.objectContaining({ action: 'application.joined', subject_id: household.household_id }),
    );
    const toDo: ToDo = (await clerk.call(officeContract.getToDo)).body;
    expect(JSON.stringify(toDo)).not.toContain(household.membership_no);
    expect(toDo.to_compare).toEqual([]);
    expect((await clerk.call(officeContract.getHousehold, { id: String(household.household_id) })).status).toBe(404);
  });

  it('is told in its language, with the notice about data that somebody else gave, although the household stays silent', async () => {
    await isHeld();
    await agreeTo(await join());
    await server.runJobs();
    const [mail] = mailsTo(server, applicant.household.email);
    expect(mail?.subject).toBe('Aileniz bizde zaten kayıtlı');
    expect(mail?.text).toContain(listed.membership_no);
    expect(mail?.text).toContain('Verilerinizi nereden aldık');
    expect(await newsOf(server, listed)).toEqual(['Aileniz bizde zaten kayıtlı']);
    const { household_id } = applicant.household;
    expect(await outboxOf(server, listed)).toEqual([
      `counter.joined/${household_id}`,
      `counter.joined/${household_id}`,
      `counter.joinedLetter/${household_id}`,
    ]);
    const { silent_since } = await server.context.db
      .selectFrom('households')
      .select('silent_since')
      .where('id', '=', listed.household_id)
      .executeTakeFirstOrThrow();
    expect(silent_since).toBe(server.clock.today());
  });

  it('brings its address and phone if the office wants them, and leaves them otherwise', async () => {
    const { db } = server.context;
    const { household } = applicant;
    await anAddress(server, household);
    const elsewhere = { street: 'Gudrunstraße 12' };
    await db.updateTable('addresses').set(elsewhere).where('member_id', '=', household.main_member_id).execute();
    const other = { phone_number: '+436601112233' };
    await db.updateTable('phone_numbers').set(other).where('member_id', '=', household.main_member_id).execute();
    await isHeld();
    expect((await fileOf(household)).comparison?.joinable).toMatchObject([{ other_address: true, other_phone: true }]);
    const asked = await join({ takes_address: true, takes_phone: true });
    expect(await addressesOf(server, listed.main_member_id)).toEqual(['Favoritenstraße 8']);
    await agreeTo(asked);
    expect(await addressesOf(server, listed.main_member_id)).toEqual(['Gudrunstraße 12']);
    const phones = await db
      .selectFrom('phone_numbers')
      .select(['phone_number', 'is_main_number'])
      .where('member_id', '=', listed.main_member_id)
      .orderBy('id')
      .execute();
    expect(phones).toEqual([
      { phone_number: '+436641234567', is_main_number: false },
      { phone_number: '+436601112233', is_main_number: true },
    ]);
  });

  it('fills what the list does not say, and changes nothing that it says', async () => {
    const { db, vault } = server.context;
    const of = (id: number) => db.updateTable('members').where('id', '=', id);
    const unknown = { place_of_birth: null, social_insurance_number: null, social_insurance_digest: null };
    await of(listed.main_member_id)
      .set({ ...unknown, mother_name: 'Hatice' })
      .execute();
    const number = {
      social_insurance_number: vault.seal('1237040550'),
      social_insurance_digest: Buffer.from('digest'),
    };
    const said = { ...number, place_of_birth: 'Konya', mother_name: 'Zeynep' };
    await of(applicant.household.main_member_id).set(said).execute();
    await isHeld();
    await agreeTo(await join());
    const { main_member } = await fileOf(listed);
    expect(main_member).toMatchObject({ place_of_birth: 'Konya', mother_name: 'Hatice' });
    expect(main_member.social_insurance_number).toBe('1237040550');
  });

  it('ends a code for the same household, and drafts of its invoices', async () => {
    const { household } = applicant;
    await anInvoice(server, household, { status: 'draft' });
    await aReadyCode(server, listed);
    await isHeld();
    await agreeTo(await join());
    const code = await server.context.db.selectFrom('account_codes').select('withdrawn_at').executeTakeFirst();
    expect(code?.withdrawn_at).not.toBeNull();
    const drafts = await server.context.db
      .selectFrom('sale_invoices')
      .select('id')
      .where('household_id', '=', household.household_id)
      .where('status_id', '=', 1)
      .execute();
    expect(drafts).toEqual([]);
  });
});

describe('joining', () => {
  it('takes two of the office, once, and is agreed to or goes on, never both', async () => {
    await isHeld();
    expect(await refusalOf(join({}, applicant.client))).toEqual([403, 'forbidden']);
    const asked = await join();
    expect(await refusalOf(agreeTo(asked, clerk))).toEqual([403, 'second_person_must_agree']);
    expect(await refusalOf(join())).toEqual([409, 'joining_waits']);
    const goOn = clerk.call(letGoOn, { id: String(applicant.household.household_id), reason: 'Andere Eltern.' });
    expect(await refusalOf(goOn)).toEqual([409, 'joining_waits']);
    const agreed = await Promise.all([agreeTo(asked), agreeTo(asked)]);
    expect(agreed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      (await auditOf(server, listed.household_id)).filter(({ action }) => action === 'application.joined'),
    ).toHaveLength(1);
  });

  it('changes nothing when somebody declines, and the application waits as before', async () => {
    await isHeld();
    const { body } = await join();
    const { id } = body as Approval;
    await second.call(approvalsContract.decline, { id: String(id), reason: 'Ein Cousin.' });
    expect((await meOf(applicant.client)).household).toMatchObject({
      id: applicant.household.household_id,
      comparison: 'asked',
    });
    expect(await outboxOf(server, applicant.household)).toEqual([]);
    expect((await join()).status).toBe(201);
  });

  it('is not agreed to for people whom nobody has seen', async () => {
    await isHeld();
    const asked = await join();
    await aMember(server, applicant.household, { first_name: 'Deniz' });
    expect(await refusalOf(agreeTo(asked))).toEqual([409, 'changed_meanwhile']);
    expect((await meOf(applicant.client)).household?.id).toBe(applicant.household.household_id);
  });

  it.each([
    ['joining_with_money', 'invoiced', () => anInvoice(server, applicant.household)],
    ['joining_in_mourning', 'listed', () => set(listed, { money_rests_since: server.clock.today() })],
    ['household_inactive', 'listed', () => set(listed, { status: 'inactive', inactive_from: server.clock.today() })],
    [
      'household_has_account',
      'listed',
      async () => set(listed, { account_id: (await anOfficeAccount(server)).account_id }),
    ],
    ['joining_log_in_unsure', 'log-in', () => closeLogIn()],
    ['joining_other_main', 'name', () => renameListed()],
  ])('is refused with %s because of the %s, when asked and when agreed to', async (key, _what, happens) => {
    await isHeld();
    const asked = await join();
    expect(asked.status).toBe(201);
    await happens();
    const refused =
      key === 'joining_other_main' ? ['changed_meanwhile', 'joining_other_main', 'nothing_to_compare'] : [key];
    expect(refused).toContain((await refusalOf(agreeTo(asked)))[1]);
    await second.call(approvalsContract.decline, { id: String((asked.body as Approval).id), reason: 'Unklar.' });
    expect(refused).toContain((await refusalOf(join()))[1]);
    expect((await meOf(applicant.client)).household?.id ?? applicant.household.household_id).toBe(
      applicant.household.household_id,
    );
  });

  it('is for an application that waits to be compared, and a household of the list', async () => {
    expect(await refusalOf(join())).toEqual([409, 'nothing_to_compare']);
    await isHeld();
    expect(await refusalOf(join({ listed: 999_999 }))).toEqual([404, 'HouseholdNotFound']);
    const other = await aLoggedInClient(server, { status: 'active', last_name: 'Kaya' });
    expect(await refusalOf(join({ listed: other.household.household_id }))).toEqual([409, 'nothing_to_compare']);
    expect(await refusalOf(join({ brings: [listedSon] }))).toEqual([409, 'changed_meanwhile']);
  });
});

function set({ household_id }: TestHousehold, fields: object) {
  return server.context.db.updateTable('households').set(fields).where('id', '=', household_id).execute();
}

function closeLogIn() {
  const closed = { status: 'closed', closed_at: server.clock.now() } as const;
  const { account_id } = applicant.household;
  return server.context.db.updateTable('accounts').set(closed).where('id', '=', account_id).execute();
}

function renameListed() {
  const { db } = server.context;
  return db.updateTable('members').set({ first_name: 'Fatma' }).where('id', '=', listed.main_member_id).execute();
}
