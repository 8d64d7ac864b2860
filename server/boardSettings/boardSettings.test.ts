import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boardSettingsContract, type SettingsSets } from '../../domain/boardSettings/boardSettings.contract.ts';
import { defaultSettings } from '../../domain/boardSettings/settings.ts';
import { toWireSettings } from '../../domain/boardSettings/settingsOnWire.ts';
import { day } from '../../domain/shared/day.ts';
import { logIn, type TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { settingsOn } from './boardSettings.reads.ts';

const whole = toWireSettings(defaultSettings);

let server: TestServer;
let clerk: { account: TestAccount; client: TestClient };
let board: { account: TestAccount; client: TestClient };

beforeAll(async () => {
  server = await startTestServer();
  server.clock.moveTo(new Date('2027-03-10T09:00:00Z'));
  clerk = await aClerk(server);
  board = await aClerk(server, 'board');
  return () => server.stop();
});
beforeEach(() => moveTo('2027-03-10T09:00:00Z'));
afterEach(async () => void (await server.context.db.deleteFrom('board_settings').execute()));

describe('a set of the board’s settings', () => {
  it('is visible to the whole office and introduced only by the board, recorded with its reason', async () => {
    expect(await shown()).toMatchObject({ version: 0, in_force: null, to_come: [], former: [], defaults: whole });

    const refused = await clerk.client.call(boardSettingsContract.introduceBoardSettings, wanted('11.03.2027'));
    const { status, body } = await introduce('11.03.2027', { family_link_days: 12, call_back_within_minutes: 13 });

    expect([refused.status, status]).toEqual([403, 200]);
    const { to_come, version } = await shown();
    expect(body).toEqual(await shown());
    expect(version).toBe(1);
    expect(to_come).toEqual([
      {
        id: expect.any(Number),
        valid_from: '11.03.2027',
        settings: { ...whole, family_link_days: 12, call_back_within_minutes: 13 },
        reason: 'Beschluss vom 3. Mai',
        created_by: board.account.email,
        created_at: '2027-03-10T09:00:00.000Z',
        withdrawn_by: null,
        withdrawn_at: null,
      },
    ]);
    expect(await recorded()).toEqual([
      ['board_settings.introduced', board.account.account_id, to_come[0]?.id, { reason: 'Beschluss vom 3. Mai' }],
    ]);
  });

  it('holds from its first day until the next one begins, and past days keep their settings', async () => {
    await introduce('10.03.2027', { call_back_within_minutes: 10 });
    await introduce('01.04.2027', { call_back_within_minutes: 13, family_link_days: 12 });

    const promised = async (on: string) => (await settingsOn(server.context.db, day(on))).call_back_within_minutes;

    expect(await settingsOn(server.context.db, day('2027-03-09'))).toEqual(defaultSettings);
    expect(await Promise.all(['2027-03-10', '2027-03-31', '2027-04-01'].map(promised))).toEqual([10, 10, 13]);
    expect(await settingsOn(server.context.db, day('2027-04-01'))).toMatchObject({ family_link_days: 12 });
    await moveTo('2027-04-02T09:00:00Z');
    expect(days(await shown())).toEqual({ in_force: '01.04.2027', to_come: [], former: ['10.03.2027'] });
  });

  it('may begin before a planned one, which takes over on its own first day', async () => {
    await introduce('01.06.2027', { call_back_within_minutes: 19 });
    await introduce('01.05.2027', { call_back_within_minutes: 15 });

    expect(days(await shown()).to_come).toEqual(['01.05.2027', '01.06.2027']);
    expect(await settingsOn(server.context.db, day('2027-05-31'))).toMatchObject({ call_back_within_minutes: 15 });
    expect(await settingsOn(server.context.db, day('2027-06-01'))).toMatchObject({ call_back_within_minutes: 19 });
  });
});

describe('a set that has not begun', () => {
  it('is withdrawn by the board, stays in the history, and frees its day', async () => {
    await introduce('01.04.2027', { call_back_within_minutes: 13 });
    const id = String((await shown()).to_come[0]?.id);

    const byClerk = await clerk.client.call(boardSettingsContract.withdrawBoardSettings, { id });
    const first = await board.client.call(boardSettingsContract.withdrawBoardSettings, { id });
    const again = await board.client.call(boardSettingsContract.withdrawBoardSettings, { id });

    expect([byClerk.status, first.status, again.status]).toEqual([403, 200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await shown()).toMatchObject({
      version: 2,
      to_come: [],
      former: [{ valid_from: '01.04.2027', withdrawn_by: board.account.email }],
    });
    expect(await settingsOn(server.context.db, day('2027-04-01'))).toEqual(defaultSettings);
    expect((await recorded()).map(([action]) => action)).toEqual([
      'board_settings.introduced',
      'board_settings.withdrawn',
    ]);
    expect((await introduce('01.04.2027', { call_back_within_minutes: 14 })).status).toBe(200);
  });

  it('is not withdrawn from its first day on', async () => {
    await introduce('11.03.2027', {});
    const id = String((await shown()).to_come[0]?.id);
    // half past midnight in Vienna
    await moveTo('2027-03-10T23:30:00Z');

    const { status, body } = await board.client.call(boardSettingsContract.withdrawBoardSettings, { id });

    expect([status, body]).toMatchObject([409, { message: 'settings_in_force_already' }]);
    expect((await shown()).in_force?.withdrawn_at).toBeNull();
  });

  it('is refused after twelve planned ones', async () => {
    const statuses: number[] = [];
    for (let month = 4; month <= 12; month++)
      statuses.push((await introduce(`01.${`${month}`.padStart(2, '0')}.2027`, {})).status);
    for (const from of ['01.01.2028', '01.02.2028', '01.03.2028']) statuses.push((await introduce(from, {})).status);
    const { status, body } = await introduce('01.04.2028', {});

    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
    expect([status, body]).toMatchObject([409, { message: 'too_many_settings_to_come', params: { most: 12 } }]);
  });
});

describe('if two board members', () => {
  // proves: promise.2
  it('send sets based on the same version, the second is refused; the same set sent again is returned and introduced once', async () => {
    const first = await introduce('01.04.2027', { call_back_within_minutes: 13 }, 0);
    const again = await introduce('01.04.2027', { call_back_within_minutes: 13 }, 0);
    const second = await introduce('01.05.2027', { call_back_within_minutes: 15 }, 0);
    const sameDay = await introduce('01.04.2027', { call_back_within_minutes: 15 }, 1);

    expect([first.status, again.status, second.status, sameDay.status]).toEqual([200, 200, 409, 409]);
    expect(again.body).toEqual(first.body);
    expect(second.body).toMatchObject({ message: 'changed_meanwhile' });
    expect(sameDay.body).toMatchObject({ message: 'settings_begin_that_day_already' });
    expect(await recorded()).toHaveLength(1);
  });

  it('send sets at the same moment, one is introduced and the other refused', async () => {
    const answers = await Promise.all([
      introduce('01.04.2027', { call_back_within_minutes: 13 }, 0),
      introduce('01.04.2027', { call_back_within_minutes: 15 }, 0),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

const { flight: _flight, ...withoutFlight } = whole.cost_limits;
const own = {
  key: 'own_1',
  words: { de: 'Kranz', tr: 'Çelenk', en: 'Wreath' },
  due_after_hours: 2,
  applies: {},
  done_by: 'office',
  shown_to_family: true,
};

it.each<[string, object, string, string]>([
  ['a day that is over', { valid_from: '09.03.2027' }, 'valid_from', 'date_must_not_be_past'],
  ['a mistyped year', { valid_from: '11.03.2072' }, 'valid_from', 'too_far_ahead'],
  ['no reason', { reason: ' ' }, 'reason', 'required'],
  ['a share of a day', settings({ family_link_days: 1.5 }), 'settings.family_link_days', 'number_out_of_range'],
  [
    'more days than a link may live',
    settings({ guest_link_days: 31 }),
    'settings.guest_link_days',
    'number_out_of_range',
  ],
  ['words for a number', settings({ keep_costs_years: 'lang' }), 'settings.keep_costs_years', 'number_out_of_range'],
  [
    'costs kept for less than the law says',
    settings({ keep_costs_years: 6 }),
    'settings.keep_costs_years',
    'number_out_of_range',
  ],
  ['a field left out', settings({ goodwill_signatures: undefined }), 'settings.goodwill_signatures', 'required'],
  ['three signatures', settings({ goodwill_signatures: 3 }), 'settings.goodwill_signatures', 'invalid_choice'],
  ['a limit below nothing', settings({ abroad_limit: -1 }), 'settings.abroad_limit', 'invalid_fee'],
  ['a kind of cost left out', settings({ cost_limits: withoutFlight }), 'settings.cost_limits.flight', 'required'],
  ['an unknown field', settings({ flowers: 1 }), 'settings', 'invalid_value'],
  ['an unknown step', settings({ steps: { ...whole.steps, flowers: own } }), 'settings.steps', 'invalid_value'],
  ['an own step twice', settings({ own_steps: [own, own] }), 'settings.own_steps', 'invalid_value'],
  [
    'an own step without Turkish words',
    settings({ own_steps: [{ ...own, words: { de: 'Kranz', en: 'Wreath' } }] }),
    'settings.own_steps.0.words.tr',
    'required',
  ],
  [
    'a long paragraph',
    settings({ public_notes: { de: 'ü'.repeat(1_001), tr: null, en: '' } }),
    'settings.public_notes.de',
    'max_1000_characters',
  ],
])('%s is named at its field, and nothing is changed', async (_what, wrong, field, key) => {
  const sent = { ...wanted('01.04.2027'), ...wrong };
  const { status, body } = await board.client.send('POST', boardSettingsContract.introduceBoardSettings.path, sent);

  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { [field]: [key] } });
  expect(await shown()).toMatchObject({ version: 0, to_come: [] });
});

/** Moves the clock; sessions that have expired by then are renewed. */
async function moveTo(instant: string): Promise<void> {
  server.clock.moveTo(new Date(instant));
  clerk.client = await logIn(server, clerk.account);
  board.client = await logIn(server, board.account);
}

function settings(changed: object) {
  return { settings: { ...whole, ...changed } };
}

function wanted(valid_from: string, changed: object = {}) {
  return { valid_from, settings: { ...whole, ...changed }, reason: 'Beschluss vom 3. Mai' };
}

function introduce(valid_from: string, changed: object, version?: number) {
  return board.client.call(boardSettingsContract.introduceBoardSettings, { ...wanted(valid_from, changed), version });
}

async function shown(): Promise<SettingsSets> {
  return (await clerk.client.call(boardSettingsContract.getBoardSettings)).body as SettingsSets;
}

function days({ in_force, to_come, former }: SettingsSets) {
  return {
    in_force: in_force?.valid_from,
    to_come: to_come.map(({ valid_from }) => valid_from),
    former: former.map(({ valid_from }) => valid_from),
  };
}

async function recorded() {
  const rows = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_account_id', 'subject_id', 'details', 'id'])
    .where('action', 'in', ['board_settings.introduced', 'board_settings.withdrawn'])
    .where('subject_id', 'in', ({ selectFrom }) => selectFrom('board_settings').select('id'))
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_account_id, subject_id, details }) => [
    action,
    actor_account_id,
    subject_id,
    details,
  ]);
}
