import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import type { TestStaff } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aListedHousehold } from '../../testing/movingIn/dirtyHouseholds.ts';
import {
  aProvenList,
  compareAll,
  explainAll,
  member,
  onDay,
  payPart,
  pressProof,
  proofAt,
  proofHouseholds,
  proofStaff,
  readProof,
  somebody,
} from '../../testing/movingIn/proofDesk.ts';
import { agreed, aTakeOver, takenOver } from '../../testing/movingIn/takeOverBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { updateTakeOver } from '../takeOvers.writes.ts';

const server = testServer();
let staff: TestStaff[];
let first: TestClient;
let second: TestClient;
let third: TestClient;
beforeAll(async () => {
  staff = await proofStaff(server);
});
beforeEach(() => goTo(0));

async function goTo(days: number): Promise<void> {
  ({ first, second, third } = await onDay(server, staff, days));
}

const at = proofAt;
const press = pressProof;
const read = (id: number, client = first) => readProof(client, id);
const households = (id: number, show = 'open') => proofHouseholds(first, id, show);
const compare = (id: number) => compareAll(server, first, id);
const explain = (id: number) => explainAll(first, id);
const aList = () => aProvenList(server);

describe('a comparison', () => {
  it('shows the list beside the portal, and each difference', async () => {
    const id = await aList();
    expect(await read(id)).toMatchObject({ is_done: true, compared_at: null, outdated: 4, may: { compare: true } });
    await compare(id);

    const proof = await read(id);
    expect(proof).toMatchObject({ outdated: 0, open: 2, explained: 0, running: null });
    expect(proof.figures).toEqual({
      listed: {
        households: 4,
        active: 3,
        waiting: 0,
        inactive: 0,
        covered: 2,
        not_covered: 0,
        untold: 1,
        open_items: 42,
      },
      here: {
        households: 3,
        active: 2,
        waiting: 1,
        inactive: 0,
        covered: 2,
        not_covered: 1,
        untold: 0,
        open_items: 42,
      },
    });
    const open = await households(id);
    expect(
      open.map(({ differences }) => differences.map(({ kind, listed, here }) => ({ kind, listed, here }))),
    ).toEqual([
      [{ kind: 'status', listed: 'active', here: 'waiting' }],
      [{ kind: 'not_taken_over', listed: null, here: 'refused' }],
    ]);
    const all = await households(id, 'all');
    expect(all[0]).toMatchObject({
      listed_open: 0,
      here_open: 0,
      people: [{ listed: { status: 'active', is_covered: true }, here: { verdict: 'covered' } }],
    });
    expect(all[0]?.people[0]?.here?.grounds[0]).toMatchObject({ since: '2010-04-01' });
  });

  it('keeps an explanation until the difference is another one', async () => {
    const id = await aList();
    await compare(id);
    await explain(id);
    expect(await read(id)).toMatchObject({ open: 0, explained: 2 });
    const [explained] = await households(id, 'explained');
    expect(explained?.differences[0]).toMatchObject({ because: 'left_out', explained_at: expect.any(String) });

    await payPart(server, id);
    expect(await read(id)).toMatchObject({ outdated: 1 });
    await compare(id);
    expect(await read(id)).toMatchObject({ outdated: 0, open: 1, explained: 2 });
    expect((await households(id)).flatMap(({ differences }) => differences)).toMatchObject([
      { kind: 'open_items', listed: '4200', here: '4000' },
    ]);
  });

  it('waits for the end of the run, and needs the list', async () => {
    const id = await aTakeOver(server, [aListedHousehold({ key: 'stopped', people: [somebody(member)] })]);
    await agreed(server, id);
    expect(await press(first, id, '/compare')).toBe('proof_before_the_end');
    await takenOver(server, id);
    await server.context.db.updateTable('take_over_rows').set({ data: null }).where('take_over_id', '=', id).execute();
    expect(await press(first, id, '/compare')).toBe('proof_without_list');
  });

  it('is the work of the board alone', async () => {
    const id = await aList();
    for (const what of ['/compare', '/ask', '/sign']) expect(await press(third, id, what)).toBe('forbidden');
    expect(await press(third, id, '/explanations', { differences: [1], because: 'left_out' })).toBe('forbidden');
    for (const what of ['', '/households?show=all', '/print']) {
      expect((await third.send('GET', at(id, what))).status).toBe(403);
    }
    expect((await first.send('GET', at(9_999))).status).toBe(404);
  });
});

it('stands on the to-do list until it is signed', async () => {
  const listed = async (id: number) =>
    ((await third.call(officeContract.getToDo)).body as ToDo).take_overs.find((one) => one.id === id);
  const id = await aTakeOver(server, [
    aListedHousehold({ key: 'to do', people: [somebody(member)] }),
    aListedHousehold({ key: 'to do, refused', people: [] }),
  ]);
  expect(await listed(id)).toBeUndefined();
  await server.change(({ tx, now }) => updateTakeOver(tx, id, { asked_by: null, asked_at: now }));
  expect(await listed(id)).toMatchObject({ waits_for: 'agreement' });
  await takenOver(server, id);
  expect(await listed(id)).toBeUndefined();
  await compare(id);
  expect(await listed(id)).toMatchObject({ waits_for: 'differences', open: 1 });
  await explain(id);
  expect(await listed(id)).toBeUndefined();
  expect(await press(first, id, '/ask')).toBe('done');
  expect(await listed(id)).toMatchObject({ waits_for: 'signature' });
  expect(await press(second, id, '/sign')).toBe('done');
  expect(await listed(id)).toBeUndefined();
});

describe('an explanation', () => {
  it('is refused without words for another reason, and for what is gone', async () => {
    const [id, other] = [await aList(), await aList()];
    await compare(id);
    await compare(other);
    const differences = (await households(other)).flatMap((household) => household.differences.map((one) => one.id));

    expect(await press(first, other, '/explanations', { differences, because: 'other' })).toBe(
      'explanation_needs_words',
    );
    expect(await press(first, id, '/explanations', { differences, because: 'left_out' })).toBe('difference_gone');
    expect(await press(first, other, '/explanations', { differences, because: 'wrong' })).toBe('validation_failed');
    expect(await press(first, other, '/explanations', { differences, because: 'other', words: 'Geprüft' })).toBe(
      'done',
    );
    const [explained] = await households(other, 'explained');
    expect(explained?.differences[0]).toMatchObject({ because: 'other', words: 'Geprüft' });
  });
});
