import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { boardSettingsContract, type SettingsSets } from '../../domain/boardSettings/boardSettings.contract.ts';
import { defaultSettings } from '../../domain/boardSettings/settings.ts';
import { toWireSettings } from '../../domain/boardSettings/settingsOnWire.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { day } from '../../domain/shared/day.ts';
import { runDailyWork } from '../membership/daily.jobs.ts';
import type { TestClient } from '../testing/client.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { refusalOf } from '../testing/refundBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { settingsOn } from './boardSettings.reads.ts';

const whole = toWireSettings(defaultSettings);
const TODAY = '10.03.2027';

let server: TestServer;
let clerk: TestClient;
let board: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  return () => server.stop();
});
beforeEach(async () => {
  server.clock.moveTo(new Date('2027-03-10T09:00:00Z'));
  const { db } = server.context;
  await db.updateTable('accounts').set({ status: 'closed' }).where('role', '<>', 'member').execute();
  board = (await aClerk(server, 'board')).client;
  clerk = (await aClerk(server)).client;
});
afterEach(async () => {
  await server.context.db.deleteFrom('board_settings').execute();
  await server.context.db.deleteFrom('second_approvals').execute();
});

const other = async () => (await aClerk(server, 'board')).client;

function introduce(changed: object, valid_from = TODAY, client = board) {
  const settings = { ...whole, ...changed };
  return client.call(boardSettingsContract.introduceBoardSettings, { valid_from, settings, reason: 'Beschluss' });
}

async function shown(client = board): Promise<SettingsSets> {
  return (await client.call(boardSettingsContract.getBoardSettings)).body as SettingsSets;
}

async function waiting(client = board) {
  const [set] = (await shown(client)).waiting;
  if (!set) throw new Error('nothing waits');
  return set;
}

const agree = (client: TestClient, { id }: { id: number }) => client.call(approvalsContract.agree, { id: String(id) });
const decline = (client: TestClient, { id }: { id: number }) =>
  client.call(approvalsContract.decline, { id: String(id), reason: 'Doch nicht' });
const inForce = (on: string) => settingsOn(server.context.db, day(on));

describe('rules by which one person could promise or pay more', () => {
  it.each([
    ['a higher limit of goodwill', { goodwill_limit: 5_000 }],
    ['a limit of costs', { cost_limits: { ...whole.cost_limits, other: 90_000 } }],
    ['a limit abroad', { abroad_limit: 0 }],
    ['more cover at an accident', { accident_exempt_after_days: 0 }],
    ['more cover in arrears', { holds_until_reminder: 3 }],
  ])('wait for another member of the board: %s', async (_what, changed) => {
    expect((await introduce(changed)).status).toBe(200);
    const asked = await waiting();

    expect(asked).toMatchObject({ valid_from: TODAY, reason: 'Beschluss', is_own: true, may_agree: false });
    expect(asked.settings).toEqual({ ...whole, ...changed });
    expect(await inForce('2027-03-10')).toEqual(defaultSettings);
    expect(await refusalOf(agree(board, asked))).toEqual([403, 'second_person_must_agree']);
    const second = await other();
    expect(await waiting(second)).toMatchObject({ is_own: false, may_agree: true });
    expect((await agree(second, asked)).status).toBe(200);

    expect(await shown()).toMatchObject({ waiting: [], in_force: { valid_from: TODAY, settings: changed } });
  });

  it('wait also where they lower the signatures; more signatures are one person’s matter', async () => {
    expect((await introduce({ goodwill_signatures: 2, decision_signatures: 2 })).status).toBe(200);
    expect((await shown()).in_force?.settings).toMatchObject({ goodwill_signatures: 2, decision_signatures: 2 });

    await introduce({ goodwill_signatures: 1, decision_signatures: 2 }, '11.03.2027');
    await introduce({ goodwill_signatures: 2, decision_signatures: 1 }, '12.03.2027');

    expect((await shown()).waiting.map(({ valid_from }) => valid_from)).toEqual(['11.03.2027', '12.03.2027']);
    expect(await inForce('2027-03-12')).toMatchObject({ goodwill_signatures: 2, decision_signatures: 2 });
  });

  it('are on the to-do list, and asked for once however often they are sent', async () => {
    await introduce({ goodwill_limit: 5_000 });
    await introduce({ goodwill_limit: 5_000 });
    const { approvals } = (await clerk.call(officeContract.getToDo)).body as ToDo;

    expect(approvals).toMatchObject([{ kind: 'settings', household_id: null, name: null, reason: 'Beschluss' }]);
  });

  it('are not approved or declined by a clerk while the board has another member, and by a clerk if it has none', async () => {
    await introduce({ goodwill_limit: 5_000 });
    const asked = await waiting();
    const second = await aClerk(server, 'board');

    expect(await refusalOf(agree(clerk, asked))).toEqual([403, 'second_person_must_agree']);
    expect(await refusalOf(decline(clerk, asked))).toEqual([403, 'second_person_must_agree']);
    const { db } = server.context;
    const { account_id } = second.account;
    await db.updateTable('accounts').set({ status: 'closed' }).where('id', '=', account_id).execute();
    expect(await waiting(clerk)).toMatchObject({ may_agree: true });
    expect((await agree(clerk, asked)).status).toBe(200);
  });

  it('are withdrawn by who wanted them, or declined, and then never apply', async () => {
    for (const by of [board, await other()]) {
      await introduce({ goodwill_limit: 5_000 });
      expect((await decline(by, await waiting())).status).toBe(200);
    }
    expect(await shown()).toMatchObject({ waiting: [], in_force: null, to_come: [], former: [] });
  });

  it('begin on the day of the approval if that is later, so that past days keep their rules', async () => {
    await introduce({ goodwill_limit: 5_000 });
    const asked = await waiting();
    server.clock.moveTo(new Date('2027-03-14T09:00:00Z'));

    expect((await agree(await other(), asked)).status).toBe(200);

    expect(await inForce('2027-03-13')).toEqual(defaultSettings);
    expect(await inForce('2027-03-14')).toMatchObject({ goodwill_limit_cents: 500_000 });
  });

  it('are not approved once other rules were introduced meanwhile', async () => {
    await introduce({ goodwill_limit: 5_000 }, '01.04.2027');
    const asked = await waiting();
    await introduce({ guest_link_days: 9 }, '20.03.2027');

    expect(await refusalOf(agree(await other(), asked))).toEqual([409, 'changed_meanwhile']);
    expect(await waiting()).toMatchObject({ id: asked.id });
  });

  it('of somebody who works alone apply after three days, and lapse if they no longer can', async () => {
    const { db } = server.context;
    await db.updateTable('accounts').set({ status: 'closed' }).where('role', '=', 'clerk').execute();
    await introduce({ goodwill_limit: 5_000 });
    expect(await waiting()).toMatchObject({ takes_effect_at: '2027-03-13T09:00:00.000Z' });
    server.clock.moveTo(new Date('2027-03-12T09:00:00Z'));
    await runDailyWork(server.context);
    expect(await inForce('2027-03-12')).toEqual(defaultSettings);
    server.clock.moveTo(new Date('2027-03-13T10:00:00Z'));
    await runDailyWork(server.context);

    expect(await inForce('2027-03-13')).toMatchObject({ goodwill_limit_cents: 500_000 });
    expect(await inForce('2027-03-12')).toEqual(defaultSettings);
  });
});
