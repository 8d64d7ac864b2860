import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { householdsContract } from '../../domain/households/households.contract.ts';
import { type Me, meContract } from '../../domain/me/me.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { withLocked } from '../members/household.reads.ts';
import { anApplicant, bringPassport, type Part, readGaps, statusesOf } from '../testing/applicantBuilders.ts';
import type { TestHousehold } from '../testing/builders.ts';
import { anInvoice, confirmedInvoice, withDemoFees } from '../testing/invoicingBuilders.ts';
import { aDocument, aMember } from '../testing/memberBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { submitIfComplete } from './submission.actions.ts';

const { changeMember, deleteFamilyMember, addPhoneNumber } = membersContract;

const server = testServer();
beforeAll(async () => {
  await withDemoFees(server);
});
beforeEach(() => {
  server.mails.length = 0;
});

describe('whichever step closes the last gap submits the application', () => {
  test('the passport', async () => {
    const { client, household } = await anApplicant(server, { without: 'passport' });

    await bringPassport(client, household);

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
    expect(await readGaps(client)).toBeUndefined();
  });

  test('the address', async () => {
    const { client, household } = await anApplicant(server, { without: 'address' });

    await client.call(householdsContract.addOwnAddress, home);

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });

  test('the confirmed contribution', async () => {
    const { client, household } = await anApplicant(server, { without: 'contribution' });

    await confirmedInvoice(client, 'siac');

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });

  test('the confirmed registration fee', async () => {
    const { client, household } = await anApplicant(server, { without: 'registration_fee' });

    await confirmedInvoice(client, 'sirf');

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });

  test('the last personal data', async () => {
    const { client, household } = await anApplicant(server);
    await setMain(household, { mother_name: null });

    await client.call(changeMember, { id: String(household.main_member_id), mother_name: 'Fatma' });

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });

  test('the phone number', async () => {
    const { client, household } = await anApplicant(server);
    await server.context.db.deleteFrom('phone_numbers').where('member_id', '=', household.main_member_id).execute();

    await client.call(addPhoneNumber, {
      id: String(household.main_member_id),
      phone_number: '+4366412345',
      phone_type: 'private_mobile',
    });

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });

  test('the deletion of a family member', async () => {
    const { client, household } = await anApplicant(server);
    const son = await aMember(server, household, { mother_name: null });

    await client.call(deleteFamilyMember, { id: String(son) });

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });

  test('the deletion of the only family member without a confirmed contribution', async () => {
    const { client, household } = await anApplicant(server);
    const son = await aMember(server, household);
    const me: Me = (await client.call(meContract.getMe)).body;

    await client.call(deleteFamilyMember, { id: String(son) });

    expect(me.application?.gaps).toEqual([{ gap: 'annual_contribution', screen: 'payment', member_id: son }]);
    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
  });
});

describe('a submitted application', () => {
  test('includes new family members, but not inactive ones', async () => {
    const { client, household } = await anApplicant(server, { without: 'contribution' });
    await aMember(server, household);
    await aMember(server, household, { status: 'inactive' });

    await confirmedInvoice(client, 'siac');

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting', 'waiting', 'inactive']);
  });

  test('is recorded: who, when, from, to', async () => {
    const { client, household } = await anApplicant(server, { without: 'passport' });

    await bringPassport(client, household);

    const { db } = server.context;
    const { household_id } = household;
    const history = await db
      .selectFrom('status_history')
      .select(['member_id', 'from_status', 'to_status', 'changed_at', 'effective_on'])
      .where('household_id', '=', household_id)
      .orderBy('id')
      .execute();
    const moved = {
      from_status: 'new',
      to_status: 'waiting',
      changed_at: server.clock.now(),
      effective_on: '2027-01-11',
    };
    expect(history).toEqual([
      { member_id: household.main_member_id, ...moved },
      { member_id: null, ...moved },
    ]);
    expect(
      await db
        .selectFrom('households')
        .select(['submitted_on', 'status_since'])
        .where('id', '=', household_id)
        .executeTakeFirst(),
    ).toEqual({ submitted_on: '2027-01-11', status_since: '2027-01-11' });
  });

  test.each([
    ['de', 'Ihr Antrag ist eingegangen', 'Guten Tag Ayşe Yılmaz!'],
    ['tr', 'Başvurunuz bize ulaştı', 'Sayın Ayşe Yılmaz,'],
    ['en', 'We have received your application', 'Hello Ayşe Yılmaz,'],
  ] as const)('is told in news and by mail (%s)', async (language, subject, greeting) => {
    const { client, household } = await anApplicant(server, { without: 'passport', language });

    await bringPassport(client, household);
    await server.runJobs();

    expect(mailsTo(household).map((mail) => mail.subject)).toEqual([subject]);
    expect(mailsTo(household)[0]?.text).toContain(greeting);
    expect(await newsOf(household)).toEqual([subject]);
  });

  test('locks the personal data', async () => {
    const { client, household } = await anApplicant(server, { without: 'passport' });
    await bringPassport(client, household);

    const answer = await client.call(changeMember, { id: String(household.main_member_id), first_name: 'Ada' });

    expect(answer.status).toBe(403);
  });

  test('happens once, however often and whenever it is tried', async () => {
    const { household } = await anApplicant(server);

    const submitted = await Promise.all(
      Array.from({ length: 6 }, () =>
        server.change((change) =>
          withLocked(change, household.household_id, (locked) => submitIfComplete(change, locked)),
        ),
      ),
    );
    await server.runJobs();

    expect(submitted.filter(Boolean)).toEqual([true]);
    expect(mailsTo(household)).toHaveLength(1);
    expect(await newsOf(household)).toHaveLength(1);
  });

  test('happens also if two steps close the last two gaps at once', async () => {
    const { client, household } = await anApplicant(server, { without: 'passport' });
    await server.context.db.deleteFrom('addresses').where('member_id', '=', household.main_member_id).execute();

    await Promise.all([bringPassport(client, household), client.call(householdsContract.addOwnAddress, home)]);

    expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
    await server.runJobs();
    expect(mailsTo(household)).toHaveLength(1);
  });
});

describe('an application is not submitted', () => {
  test.each<Part>(['address', 'passport', 'residence_permit', 'registration_fee', 'contribution'])(
    'without the %s',
    async (without) => {
      const { client, household } = await anApplicant(server, { without });

      await client.call(changeMember, { id: String(household.main_member_id), place_of_birth: 'Sivas' });

      expect(await statusesOf(server, household)).toEqual(['new', 'new']);
      expect(await readGaps(client)).toHaveLength(1);
    },
  );

  test('while the passport has to be sent again', async () => {
    const { client, household } = await anApplicant(server, { without: 'passport' });
    await aDocument(server, household.main_member_id, { refused_at: server.clock.now() });

    await client.call(changeMember, { id: String(household.main_member_id), place_of_birth: 'Sivas' });

    expect(await readGaps(client)).toEqual(['document_passport']);
  });

  test('while an invoice is only a draft', async () => {
    const { client, household } = await anApplicant(server, { without: 'contribution' });
    await anInvoice(server, household, { type: 'siac', status: 'draft' });

    await client.call(changeMember, { id: String(household.main_member_id), place_of_birth: 'Sivas' });

    expect(await readGaps(client)).toEqual(['annual_contribution']);
  });

  test('while a family member has no confirmed contribution', async () => {
    const { client, household } = await anApplicant(server);
    await aMember(server, household);

    await client.call(changeMember, { id: String(household.main_member_id), place_of_birth: 'Sivas' });

    expect(await readGaps(client)).toEqual(['annual_contribution']);
  });
});

test('an Austrian citizen needs no residence permit', async () => {
  const { client, household } = await anApplicant(server, { without: 'residence_permit', citizenship_id: 40 });

  await client.call(changeMember, { id: String(household.main_member_id), place_of_birth: 'Linz' });

  expect(await statusesOf(server, household)).toEqual(['waiting', 'waiting']);
});

const home = { street: 'Quellenstraße 1', postal_code: '1100', state: 'Wien', city: 'Wien', country_id: 40 } as const;

async function setMain(household: TestHousehold, fields: { mother_name: null }): Promise<void> {
  await server.context.db.updateTable('members').set(fields).where('id', '=', household.main_member_id).execute();
}

function mailsTo(household: TestHousehold) {
  return server.mails.filter((mail) => mail.to === household.email && !mail.attachments.length);
}

async function newsOf({ household_id }: TestHousehold): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('notifications')
    .select(['title', 'effect_key'])
    .where('household_id', '=', household_id)
    .execute();
  return rows.filter((row) => row.effect_key.startsWith('application.')).map((row) => row.title);
}
