import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftsContract } from '../../../domain/application/drafts.contract.ts';
import { burialContract } from '../../../domain/burial/burial.contract.ts';
import { type Me, meContract } from '../../../domain/me/me.contract.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { day } from '../../../domain/shared/day.ts';
import { aLoggedInClient, logIn } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { anInvoice, confirmedInvoice, withDemoFees } from '../../testing/invoicingBuilders.ts';
import { moveTo, standingOf, theNight } from '../../testing/lifeBuilders.ts';
import { aMember, anAddress, aPhoneNumber } from '../../testing/memberBuilders.ts';
import { endByDeath } from '../../testing/membership/endByDeath.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const OTHER_REASON = 25;

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  await withDemoFees(server);
});
beforeEach(async () => {
  moveTo(server, '2027-02-01');
  ({ client: clerk } = await aClerk(server));
});

/** Mehmet, his wife Hatice and their son Emre, members since August 2026; everything is paid for 2027. */
async function aFamily() {
  const { household, client } = await aLoggedInClient(server, {
    status: 'active',
    active_from: day('2026-08-01'),
    first_name: 'Mehmet',
    gender: 'male',
    date_of_birth: day('1955-03-01'),
  });
  const wife = await aMember(server, household, {
    status: 'active',
    first_name: 'Hatice',
    gender: 'female',
    date_of_birth: day('1960-01-01'),
    membership_basis: 'spouse',
    relationship_type: 'wife',
  });
  const son = await aMember(server, household, { status: 'active' });
  await anAddress(server, household);
  await anInvoice(server, household, { type: 'sirf', status: 'paid', date: day('2026-05-01') });
  for (const main_member_id of [household.main_member_id, wife, son]) {
    await anInvoice(server, { ...household, main_member_id }, { status: 'paid' });
  }
  const id = String(household.household_id);
  const end = (sent: object) =>
    clerk.call(decisionsContract.deactivate, {
      id,
      member_id: household.main_member_id,
      inactive_reason_id: OTHER_REASON,
      inactive_from: '20.01.2027',
      email: household.email,
      ...sent,
    });
  const die = (next_id: number) =>
    endByDeath(server, { ...household, member_id: household.main_member_id, next_id, from: day('2027-01-20') });
  return { household, client, wife, son, end, die };
}

type Family = Awaited<ReturnType<typeof aFamily>>;

async function meOf({ household }: Family): Promise<Me> {
  return (await (await logIn(server, household)).call(meContract.getMe)).body;
}

describe('when the main member ends and another family member follows', () => {
  it('the household stays active with its number and its days, and so does everybody else', async () => {
    const family = await aFamily();

    const ended = await family.end({ new_main_member_id: family.wife });

    expect([ended.status, ended.body]).toMatchObject([200, { status: 'active', name: 'Hatice Yılmaz' }]);
    expect(await standingOf(server, family.household)).toEqual([
      'household active - - 2026-08-01',
      'Mehmet inactive - - 2026-08-01',
      'Hatice active - - -',
      'Emre active - - -',
    ]);
    const me = await meOf(family);
    expect(me).toMatchObject({ name: 'Hatice Yılmaz', membership_no: family.household.membership_no });
    expect(me.sub_members).toMatchObject([
      { first_name: 'Mehmet', membership_basis: 'spouse', relations: { relationship_type: 'husband' } },
      { first_name: 'Emre', membership_basis: 'child', relations: { relationship_type: 'son' } },
    ]);
    expect((await auditOf(server, family.household.household_id)).map(({ action }) => action)).toEqual([
      'household.deactivated',
      'household.main_member_set',
    ]);
  });

  it('form drafts of the dead are not shown to them', async () => {
    const family = await aFamily();
    const values = { graveyard: 'Wien, Zentralfriedhof' };
    await family.client.call(draftsContract.keepDraft, { form: 'burial-place', values, base: {} });
    await family.client.call(draftsContract.keepDraft, { form: 'household', values: { city: 'Wien' }, base: {} });

    await family.die(family.wife);

    const { body } = await (await logIn(server, family.household)).call(draftsContract.listDrafts);
    expect(body).toMatchObject([{ form: 'household' }]);
  });

  it('address, log-in and a main number become theirs: their own number, otherwise the household’s', async () => {
    const [one, other] = [await aFamily(), await aFamily()];
    await aPhoneNumber(server, one.wife, { phone_number: '+4315550142' });

    for (const family of [one, other]) await family.die(family.wife);

    const reached = async (family: Family) => {
      const { main_member } = await meOf(family);
      const { email, addresses, phone_numbers } = main_member ?? {};
      return [
        email === family.household.email,
        addresses?.map(({ street }) => street),
        phone_numbers?.map((phone) => `${phone.phone_number} ${phone.is_main_number}`),
      ];
    };
    expect(await reached(one)).toEqual([true, ['Favoritenstraße 8'], ['+4315550142 true']]);
    expect(await reached(other)).toEqual([true, ['Favoritenstraße 8'], ['+436641234567 true']]);
  });

  it('the next year is invoiced without the dead, to the next main member, without a second registration fee', async () => {
    const family = await aFamily();
    await family.die(family.wife);
    moveTo(server, '2028-01-10');
    await theNight(server);

    const invoice = await confirmedInvoice(await logIn(server, family.household));

    const billed = invoice.sale_invoice_items.map(({ member, amount }) => `${member?.first_name} ${amount}`);
    expect(billed.toSorted()).toEqual(['Emre 12', 'Hatice 60']);
  });

  it('the burial wish stays with the dead: the office and the family can still read it', async () => {
    const family = await aFamily();
    const main = String(family.household.main_member_id);
    await family.client.call(burialContract.storeBurialPlace, { id: main, graveyard: 'Yozgat Şehir Mezarlığı' });

    await family.die(family.wife);

    const id = String(family.household.household_id);
    const file: HouseholdFile = (await clerk.call(officeContract.getHousehold, { id })).body;
    expect(file.main_member.addresses.map(({ type }) => type)).toEqual(['domestic']);
    expect(file.former_burial_places).toMatchObject([
      { member_id: family.household.main_member_id, place: { graveyard: 'Yozgat Şehir Mezarlığı' } },
    ]);
    const own = String(family.wife);
    const wish = await (await logIn(server, family.household)).call(burialContract.storeBurialPlace, {
      id: own,
      graveyard: 'Islamischer Friedhof Wien',
    });
    expect(wish.status).toBe(201);
  });

  it('a clerk can undo the change if it was a mistake', async () => {
    const family = await aFamily();
    const former = family.household.main_member_id;
    const id = String(family.household.household_id);
    await family.die(family.wife);
    await clerk.call(decisionsContract.reactivate, { id, member_id: former });
    const { email } = family.household;
    await family.end({ member_id: family.wife, inactive_reason_id: 25, new_main_member_id: former, email });
    await clerk.call(decisionsContract.reactivate, { id, member_id: family.wife });

    const me = await meOf(family);

    expect(me.main_member).toMatchObject({ first_name: 'Mehmet', status: 'active' });
    expect(me.sub_members).toMatchObject([
      { first_name: 'Hatice', status: 'active', relations: { relationship_type: 'wife' } },
      { first_name: 'Emre' },
    ]);
  });
});

it('a household that still waits keeps its days under another person who waits with it', async () => {
  const family = await aFamily();
  // since the last fee was paid (D21)
  const days = { status: 'waiting', waiting_from: day('2027-02-01'), waiting_until: day('2027-05-02') } as const;
  const { household_id } = family.household;
  for (const table of ['households', 'members'] as const) {
    const own = table === 'households' ? 'id' : 'household_id';
    const waits = sql`status = ${days.status}, waiting_from = ${days.waiting_from}, waiting_until = ${days.waiting_until}`;
    await sql`update ${sql.table(table)} set ${waits}, active_from = null
      where ${sql.ref(own)} = ${household_id}`.execute(server.context.db);
  }

  const { status } = await family.end({ new_main_member_id: family.wife });

  expect(status).toBe(200);
  expect(await standingOf(server, family.household)).toEqual([
    'household waiting 2027-02-01 2027-05-02 -',
    'Mehmet inactive 2027-02-01 2027-05-02 -',
    'Hatice waiting 2027-02-01 2027-05-02 -',
    'Emre waiting 2027-02-01 2027-05-02 -',
  ]);
});

it('a grown child goes on for the parents; a minor does not while an adult is there', async () => {
  const family = await aFamily();
  const refused = await family.end({ new_main_member_id: family.son });
  expect([refused.status, refused.body]).toMatchObject([409, { message: 'new_main_member_is_minor' }]);
  const grown = { date_of_birth: day('2000-05-05') };
  await server.context.db.updateTable('members').set(grown).where('id', '=', family.son).execute();

  await family.die(family.son);

  expect((await meOf(family)).sub_members).toMatchObject([
    { first_name: 'Mehmet', membership_basis: 'nb', relations: { relationship_type: 'father' } },
    { first_name: 'Hatice' },
  ]);
});

it('the next main member has their rights at once, in the open session: the former one’s data are a family member’s', async () => {
  const family = await aFamily();
  await family.client.call(meContract.getMe);

  await family.die(family.wife);

  const me: Me = (await family.client.call(meContract.getMe)).body;
  expect(me.main_member?.id).toBe(family.wife);
  const id = String(family.wife);
  const phone = { phone_number: '+4315550177', phone_type: 'private_landline' as const, is_main_number: false };
  expect((await family.client.call(membersContract.addPhoneNumber, { id, ...phone })).status).toBe(201);
});

describe('nobody follows', () => {
  it.each<[string, number, (family: Family) => Promise<number>]>([
    ['main_member_cant_be_updated_to_main_member', 409, async ({ household }) => household.main_member_id],
    ['new_main_member_not_active', 409, ({ household }) => aMember(server, household, { status: 'waiting' })],
    ['MemberNotFound', 404, async () => (await aFamily()).wife],
  ])('who is refused with %s, and nothing has changed', async (message, status, whom) => {
    const family = await aFamily();
    const new_main_member_id = await whom(family);

    const answer = await family.end({ new_main_member_id });

    expect([answer.status, answer.body]).toMatchObject([status, { message }]);
    expect((await standingOf(server, family.household)).slice(0, 2)).toEqual([
      'household active - - 2026-08-01',
      'Mehmet active - - 2026-08-01',
    ]);
  });

  it('if no next one is named: the main member ends with the household', async () => {
    const answer = await (await aFamily()).end({});

    expect([answer.status, answer.body]).toMatchObject([409, { message: 'main_member_ends_with_household' }]);
  });
});
