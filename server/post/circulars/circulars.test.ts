import { beforeEach, describe, expect, it } from 'vitest';
import { type Circular, circularsContract } from '../../../domain/post/circulars.contract.ts';
import { postContract } from '../../../domain/post/post.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents, formatEuro } from '../../../domain/shared/money.ts';
import { removeForgottenRegistrations } from '../../application/registration.jobs.ts';
import { system } from '../../platform/actor.ts';
import { runSql } from '../../platform/db.ts';
import { readMailData } from '../../platform/mail/mailQueue.ts';
import { requestStop } from '../../platform/runs/runs.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import { inChange } from '../../platform/work.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aHomeAddress, anInvoice } from '../../testing/invoicingBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { CIRCULAR_TEXTS } from '../../testing/post/postBuilders.ts';
import { somebodyWaitsForALock } from '../../testing/processes/locks.ts';
import { refusalOf } from '../../testing/refundBuilders.ts';
import { registerAndRead } from '../../testing/registrations.ts';
import { testServer } from '../../testing/testServer.ts';
import { sendCircular } from './circulars.jobs.ts';

const server = testServer();
let clerk: TestClient;
beforeEach(async () => {
  await server.change(({ tx }) => runSql(tx, 'truncate households, circulars, letters, mails, runs cascade'));
  clerk = (await aClerk(server)).client;
});

const everybody = { status: 'members', way: 'channel' } as const;

async function aHome(channel: 'email' | 'post', language: 'de' | 'tr' = 'de'): Promise<TestHousehold> {
  const household = await aHousehold(server, { status: 'active' });
  await aHomeAddress(server, household);
  const { db } = server.context;
  await db.updateTable('households').set({ channel }).where('id', '=', household.household_id).execute();
  await db.updateTable('accounts').set({ language }).where('id', '=', household.account_id).execute();
  return household;
}

type Sent = Partial<Parameters<typeof clerk.call<(typeof circularsContract)['writeCircular']>>[1]>;

async function write(sent: Sent = {}): Promise<Circular> {
  const answer = await clerk.call(circularsContract.writeCircular, { ...CIRCULAR_TEXTS, ...everybody, ...sent });
  expect([answer.status, answer.body]).toMatchObject([201, {}]);
  return answer.body as Circular;
}

/** What was written, as `way language: paragraphs`, by household. */
async function written(): Promise<string[]> {
  const { db, vault } = server.context;
  const rows = await Promise.all([
    db.selectFrom('letters').select(['household_id', 'content']).execute(),
    db.selectFrom('mails').select(['household_id', 'content']).where('effect_key', 'like', 'post.circular%').execute(),
  ]);
  return rows
    .flatMap((some, place) => some.map((row) => ({ ...row, way: place === 0 ? 'letter' : 'mail' })))
    .sort((one, other) => Number(one.household_id) - Number(other.household_id))
    .map(({ way, content }) => {
      const data = content && readMailData(vault, content);
      return `${way} ${data?.language}: ${data?.paragraphs.join(' | ')}`;
    });
}

const run = ({ id }: Circular) => runToEnd(server.context, sendCircular, { circular_id: id });

it('reaches each household on its way and in its language, with the placeholders filled in; begun again, nobody twice', async () => {
  const [mailed, posted] = [await aHome('email'), await aHome('post', 'tr')];
  expect((await clerk.call(circularsContract.countCircular, everybody)).body).toEqual({
    ...{ households: 2, portal: 2, letters: 1, mails: 1, without_address: 0, silent: 0, mourning: 0, names_others: [] },
  });
  const circular = await write();
  await run(circular);

  const both = [
    `mail de: Guten Tag Ayşe Yılmaz, Nr. ${mailed.membership_no}. | Bitte kommen Sie.`,
    `letter tr: Sayın Ayşe Yılmaz, no ${posted.membership_no}. | Lütfen gelin.`,
  ];
  expect(await written()).toEqual(both);
  // who changes the channel meanwhile gets no second one on the other way
  await server.context.db.updateTable('households').set({ channel: 'post' }).execute();
  expect((await clerk.call(circularsContract.goOnWithCircular, { id: String(circular.id) })).status).toBe(200);
  await run(circular);
  expect(await written()).toEqual(both);
  expect((await clerk.call(circularsContract.listCirculars)).body).toMatchObject([
    { id: circular.id, subject_de: 'Einladung', subject_tr: 'Davet', subject_en: 'Invitation', households: 2 },
  ]);
});

it('stopped half-way and begun again, each household gets it once; the print then holds each letter once', async () => {
  for (let count = 0; count < 7; count += 1) await aHome('post');
  const circular = await write();
  await inChange(server.context, system, async (change) => {
    const runs = await change.tx.selectFrom('runs').select('id').where('kind', '=', 'post.circular').execute();
    for (const { id } of runs) await requestStop(change, id);
  });
  await run(circular);
  await Promise.all([run(circular), run(circular)]);
  expect(await written()).toHaveLength(7);
  expect((await clerk.call(postContract.getLetters)).body).toMatchObject({ waiting: { letters: 7, households: 7 } });
});

it('as a letter goes also to those who want mails', async () => {
  await aHome('email');
  await run(await write({ way: 'letter' }));
  expect(await written()).toMatchObject([expect.stringMatching(/^letter de/)]);
});

it.each([
  ['whose money begins to rest', { money_rests_since: day('2027-01-02') }],
  ['whose membership ends', { status: 'inactive' as const, inactive_from: day('2027-01-02') }],
])('a household %s while the run waits for its lock gets nothing', async (_what, after) => {
  const { household_id } = await aHome('post');
  await aHome('post', 'tr');
  const circular = await write({ text_de: 'Offen: {{owed}}' });
  let ran: Promise<unknown> = Promise.resolve();
  await server.change(async ({ tx }) => {
    await tx.updateTable('households').set(after).where('id', '=', household_id).execute();
    ran = run(circular);
    await somebodyWaitsForALock(server.context.db);
  });
  await ran;

  expect(await written()).toMatchObject([expect.stringMatching(/^letter tr/)]);
  expect((await clerk.call(circularsContract.listCirculars)).body).toMatchObject([{ households: 1 }]);
});

describe('the set', () => {
  it.each([
    [{ language: 'tr' }, 1],
    [{ channel: 'post' }, 1],
    [{ postal_code: '11' }, 2],
    [{ postal_code: '12' }, 0],
    [{ place: 'wien' }, 2],
    [{ place: 'Graz' }, 0],
    [{ status: 'waiting' }, 0],
    [{ owes_since: '01.01.2027' }, 0],
    [{ owes_since: '31.12.2028' }, 1],
  ])('%j has %s', async (chosen, households) => {
    await aHome('email');
    const owing = await aHome('post', 'tr');
    await anInvoice(server, owing, { amount_cents: cents(6_000) });
    expect(
      (await clerk.call(circularsContract.countCircular, { ...everybody, ...chosen } as never)).body,
    ).toMatchObject({
      households,
    });
  });

  it('has nobody who has not confirmed the registration, and does not keep a registration from being deleted', async () => {
    const { email } = await registerAndRead(server, server.client());
    await aHousehold(server, { status: 'new' });
    const { db } = server.context;
    const registered = db
      .selectFrom('households as h')
      .innerJoin('accounts as a', 'a.id', 'h.account_id')
      .select('h.id')
      .where('a.email_key', '=', email);
    const { id: household_id } = await registered.executeTakeFirstOrThrow();
    const toNew = { ...everybody, status: 'new' } as const;
    expect((await clerk.call(circularsContract.countCircular, toNew)).body).toMatchObject({
      households: 1,
    });
    const circular = await write(toNew);
    await run(circular);
    expect(await written()).toHaveLength(1);

    // as circulars did before
    await db.insertInto('circular_households').values({ circular_id: circular.id, household_id, way: null }).execute();
    server.clock.moveMinutes(48 * 60);
    await removeForgottenRegistrations.run(server.context, {});
    expect(await registered.execute()).toEqual([]);
  });

  it('has nobody in whose household somebody has died, and the count says so', async () => {
    const resting = await aHome('post');
    await anInvoice(server, resting, {});
    await server.context.db
      .updateTable('households')
      .set({ money_rests_since: server.clock.today() })
      .where('id', '=', resting.household_id)
      .execute();
    const told = await aHome('post');
    await anInvoice(server, told, { amount_cents: cents(6_000), paid_cents: cents(1_000), status: 'partly_paid' });
    expect((await clerk.call(circularsContract.countCircular, everybody)).body).toMatchObject({
      ...{ households: 1, letters: 1, mourning: 1 },
    });
    await run(await write({ text_de: 'Offen: {{owed}}' }));
    expect(await written()).toEqual([`letter de: Offen: ${formatEuro(cents(5_000))}`]);
  });
});

it.each([
  [{ text_tr: 'Sayın {{vorname}}' }, 'circular_unknown_placeholder'],
  [{ place: 'Atlantis' }, 'circular_for_nobody'],
])('%j is refused, and nothing is stored', async (sent, key) => {
  await aHome('post');
  const call = clerk.call(circularsContract.writeCircular, { ...CIRCULAR_TEXTS, ...everybody, ...sent });
  expect(await refusalOf(call)).toEqual([409, key]);
  expect((await clerk.call(circularsContract.listCirculars)).body).toEqual([]);
});

it('the refusal names the placeholder that does not exist', async () => {
  const { body } = await clerk.call(circularsContract.previewCircular, {
    ...{ language: 'de', subject: 'Einladung', text: 'Guten Tag {{vorname}}' },
  });
  expect(body).toMatchObject({ message: 'circular_unknown_placeholder', params: { placeholder: '{{vorname}}' } });
});

it.each(['de', 'tr', 'en'] as const)('the preview in %s is the printed page', async (language) => {
  const answer = await clerk.call(circularsContract.previewCircular, {
    ...{ language, subject: 'Davet', text: CIRCULAR_TEXTS[`text_${language}`] },
  });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
});
