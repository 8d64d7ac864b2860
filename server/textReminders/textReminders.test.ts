import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { type TextReminders, textRemindersContract } from '../../domain/textReminders/textReminders.contract.ts';
import { TextMessageRefused } from '../platform/textMessages/gateway.ts';
import { aHousehold, aLoggedInClient, logIn, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aPhoneNumber } from '../testing/memberBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aMobile, aTextConsent, aTextWish, TEXT_CODE } from '../testing/textReminders/textReminderBuilders.ts';
import { tidyTextConsents } from './textReminders.jobs.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

type Member = { household: TestHousehold; client: TestClient; phone: number; number: string };

async function aMemberWithMobile(number?: string): Promise<Member> {
  const household = await aHousehold(server, { status: 'active' });
  const mobile = number ?? aMobile(household);
  const phone = await aPhoneNumber(server, household.main_member_id, { phone_number: mobile });
  return { household, client: await logIn(server, household), phone, number: mobile };
}

const ask = ({ client, household, phone }: Member, sent: object = { agreed: true }) =>
  client.send('POST', `/api/v1/household/${household.household_id}/text-reminders/code`, {
    phone_number_id: phone,
    ...sent,
  });
const confirm = ({ client, household }: Pick<Member, 'client' | 'household'>, code: string) =>
  client.send('POST', `/api/v1/household/${household.household_id}/text-reminders/confirm`, { code });
const end = ({ client, household }: Member) =>
  client.send('DELETE', `/api/v1/household/${household.household_id}/text-reminders`);
const state = async ({ client }: Pick<Member, 'client'>) =>
  (await client.call(textRemindersContract.getTextReminders)).body as TextReminders;

/** The code in the latest text message. */
async function sentCode(): Promise<string> {
  await server.runJobs();
  return /\b\d{6}\b/.exec(server.textMessages.at(-1)?.text ?? '')?.[0] ?? 'none';
}

describe('switching on', () => {
  it('a code goes to the own number, and once it is typed the consent is kept with its day', async () => {
    const member = await aMemberWithMobile('0664 1234567'.replace(' ', ''));

    const asked = await ask(member);
    const code = await sentCode();

    expect(asked).toMatchObject({ status: 200, body: { number: null, code: { number: '+436641234567' } } });
    expect(server.textMessages).toMatchObject([{ to: '+436641234567' }]);
    const confirmed = await confirm(member, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { number: '+436641234567', agreed_on: '11.01.2027', code: null },
    });
    expect(await state(member)).toMatchObject({ number: '+436641234567' });
  });

  it('is answered as the first time if the answer was lost', async () => {
    const member = await aMemberWithMobile();
    await ask(member);
    const code = await sentCode();
    const answers = await Promise.all([confirm(member, code), confirm(member, code)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await consents(member.household)).toHaveLength(1);
  });

  it('needs the tick', async () => {
    const member = await aMemberWithMobile();

    expect(await ask(member, { agreed: false })).toMatchObject({
      status: 422,
      body: { errors: { agreed: ['must_be_ticked'] } },
    });
    expect(await ask(member, {})).toMatchObject({ status: 422 });
    expect(await sentCode()).toBe('none');
  });

  it.each([
    ['a landline', '+4315550100'],
    ['a premium number', '+43900123456'],
    ['a number that does not exist', '+436640'],
    ['a mobile number far away', '+252612345678'],
    ['a satellite', '+881612345678'],
    ['an American number', '+12025550123'],
  ])('is not offered and refused for %s', async (_, number) => {
    const member = await aMemberWithMobile(number);

    expect((await state(member)).choices.map((choice) => choice.number)).not.toContain(number);
    expect(await ask(member)).toMatchObject({
      status: 422,
      body: { errors: { phone_number_id: ['number_gets_no_texts'] } },
    });
  });

  it.each(['+905321234567', '+4915112345678'])('is possible for %s', async (number) => {
    expect((await ask(await aMemberWithMobile(number))).status).toBe(200);
  });

  it('is refused for a number of another household, and for another household', async () => {
    const member = await aMemberWithMobile();
    const other = await aMemberWithMobile();

    expect((await ask({ ...member, phone: other.phone })).status).toBe(422);
    expect((await ask({ ...member, household: other.household })).status).toBe(404);
    expect((await confirm({ ...member, household: other.household }, TEXT_CODE)).status).toBe(404);
  });

  it('is not offered without a gateway, nor to applicants and households that have ended', async () => {
    const member = await aMemberWithMobile();
    const { client: applicant } = await aLoggedInClient(server, { status: 'new' });
    const { client: ended } = await aLoggedInClient(server, { status: 'inactive' });
    expect((await state(member)).is_offered).toBe(true);
    server.context.settings.sendsTextMessages = false;

    const offered = await Promise.all([member, { client: applicant }, { client: ended }].map(state));
    expect(offered.map(({ is_offered }) => is_offered)).toEqual([false, false, false]);
    expect(await ask(member)).toMatchObject({ status: 409, body: { message: 'text_messages_not_offered' } });
  });
});

describe('a code', () => {
  it('is in no column of the database that is not sealed, and is gone once it is used', async () => {
    const member = await aMemberWithMobile();
    await ask(member);
    const code = await sentCode();
    const rows = async () => JSON.stringify(await server.context.db.selectFrom('text_consents').selectAll().execute());
    expect(await rows()).not.toContain(code);

    await confirm(member, code);

    expect(JSON.parse(await rows())).toMatchObject([{ code_hash: null, code_until: null }]);
  });

  it('is refused after ten minutes', async () => {
    const member = await aMemberWithMobile();
    await ask(member);
    const code = await sentCode();
    server.clock.moveMinutes(10);

    expect(await confirm(member, code)).toMatchObject({ status: 409, body: { message: 'text_code_over' } });
    expect((await state(member)).code).toBeNull();
  });

  it('may be guessed five times, also by parallel requests; then the right one is refused as well', async () => {
    const household = await aHousehold(server, { status: 'active' });
    await aTextWish(server, household);
    const member = { household, client: await logIn(server, household) };

    const answers = await Promise.all(Array.from({ length: 9 }, (_, guess) => confirm(member, `00000${guess}`)));

    expect(answers.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ errors: { code: ['text_code_wrong'] } });
    expect((await confirm(member, TEXT_CODE)).status).toBe(429);
    expect((await state(member)).number).toBeNull();
  });

  it('is replaced by a newer one, as from another tab', async () => {
    const member = await aMemberWithMobile();
    await ask(member);
    const first = await sentCode();
    server.clock.moveMinutes(1);
    await ask(member);
    const second = await sentCode();

    if (first !== second) expect((await confirm(member, first)).status).toBe(422);
    expect((await confirm(member, second)).status).toBe(200);
  });

  it('is sent three times an hour and six times a day, and to one number five times a day from all households together', async () => {
    const member = await aMemberWithMobile();
    const sent: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let time = 0; time < 4; time += 1) {
        server.clock.moveMinutes(1);
        sent.push((await ask(member)).status);
      }
      server.clock.moveMinutes(60);
      member.client = await logIn(server, member.household);
    }

    expect(sent.filter((status) => status === 200)).toHaveLength(5);
    expect(sent.slice(0, 4)).toEqual([200, 200, 200, 429]);
    const other = await aMemberWithMobile(member.number);
    expect((await ask(other)).status).toBe(429);
    const stored = await server.context.db.selectFrom('text_messages').select('id').execute();
    expect(stored).toHaveLength(5);
  });

  it('that could not be sent is on no list of the office', async () => {
    server.context.textMessenger = {
      send: async () => {
        throw new TextMessageRefused('the gateway answered 400');
      },
    };
    await ask(await aMemberWithMobile());
    await server.runJobs();
    const { client } = await aClerk(server);

    const toDo = (await client.call(officeContract.getToDo)).body as ToDo;

    expect(toDo.abandoned_text_messages).toEqual([]);
  });
});

describe('a consent ends', () => {
  it('when the member ends it, which may be repeated; the number is gone, and the days stay', async () => {
    const { member } = await anAgreed();

    expect([(await end(member)).status, (await end(member)).status]).toEqual([204, 204]);

    expect(await state(member)).toMatchObject({ number: null, agreed_on: null });
    expect(await consents(member.household)).toMatchObject([{ number: null, ended_because: 'member' }]);
  });

  it('when the number is changed, even if it is changed back', async () => {
    const { member, number } = await anAgreed();
    const change = (phone_number: string) =>
      member.client.send('PUT', `/api/v1/member/phone/${member.phone}`, {
        ...{ phone_number, phone_type: 'private_mobile', is_main_number: false },
      });
    await change(number);
    expect((await state(member)).number).toBe(number);

    await change('+436649999999');
    await change(number);

    expect((await state(member)).number).toBeNull();
    expect(await consents(member.household)).toMatchObject([{ number: null, ended_because: 'number' }]);
  });

  it('when the number is deleted, and so does a code that waits', async () => {
    const { member } = await anAgreed();
    const waiting = await aMemberWithMobile();
    await ask(waiting);
    const code = await sentCode();

    for (const { client, phone } of [member, waiting]) await client.send('DELETE', `/api/v1/member/phone/${phone}`);

    expect((await state(member)).number).toBeNull();
    expect((await confirm(waiting, code)).status).toBe(409);
  });

  it('when another number is confirmed', async () => {
    const { member } = await anAgreed();
    const phone = await aPhoneNumber(server, member.household.main_member_id, { phone_number: '+905321234567' });
    await ask({ ...member, phone });

    await confirm(member, await sentCode());

    expect((await state(member)).number).toBe('+905321234567');
    expect(await consents(member.household)).toMatchObject([{ ended_because: 'member' }, { ended_because: null }]);
  });

  it('with the membership, and three years later nothing of it is left; nor of a code that was never typed', async () => {
    await aTextConsent(server, await aHousehold(server, { status: 'inactive' }));
    await aTextConsent(server, await aHousehold(server, { status: 'active' }));
    await aTextWish(server, await aHousehold(server, { status: 'active' }));
    server.clock.moveMinutes(11);

    await tidyTextConsents.run(server.context, {});

    const all = () => server.context.db.selectFrom('text_consents').select('ended_because').orderBy('id').execute();
    expect(await all()).toEqual([{ ended_because: 'household' }, { ended_because: null }]);
    server.clock.moveTo(new Date('2030-01-13T12:00:00Z'));
    await tidyTextConsents.run(server.context, {});
    expect(await all()).toEqual([{ ended_because: null }]);
  });
});

it('the office reads in the household’s file that they are on, and to which number, but never a code', async () => {
  const { member, number } = await anAgreed();
  const { client } = await aClerk(server);
  const file = () => client.send('GET', `/api/v1/office/households/${member.household.household_id}`);

  expect((await file()).body).toMatchObject({ text_reminders: { number, agreed_on: '11.01.2027' } });
  await end(member);
  expect((await file()).body).toMatchObject({ text_reminders: null });
});

async function anAgreed(): Promise<{ member: Member; number: string }> {
  const household = await aHousehold(server, { status: 'active' });
  const { phone_number_id: phone, number } = await aTextConsent(server, household);
  return { member: { household, client: await logIn(server, household), phone, number }, number };
}

function consents({ household_id }: TestHousehold) {
  return server.context.db
    .selectFrom('text_consents')
    .select(['number', 'ended_because'])
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
}
