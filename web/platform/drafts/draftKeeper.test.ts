import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedDraft } from './draft.ts';
import { draftKeeper } from './draftKeeper.ts';

const typed = (street: string): TypedDraft => ({ values: { street }, base: { street: '' } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what is typed is sent once the typing pauses, and only the last of it', async () => {
  const { keeper, calls } = aKeeper();

  keeper.keep(typed('G'));
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.keep(typed('Ga'));
  await vi.advanceTimersByTimeAsync(1_400);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);

  expect(calls).toEqual(['put Ga']);
});

it('the same is not sent twice', async () => {
  const { keeper, calls } = aKeeper(typed('Gasse'));

  keeper.keep(typed('Gasse'));
  await vi.runAllTimersAsync();

  expect(calls).toEqual([]);
});

it('what was never kept needs no removing', async () => {
  const { keeper, calls } = aKeeper();

  keeper.discard();
  await vi.runAllTimersAsync();
  keeper.keep(typed('G'));
  keeper.discard();
  await vi.runAllTimersAsync();

  expect(calls).toEqual([]);
});

it('a discarded draft is removed behind whatever is still on its way', async () => {
  const { keeper, calls, let: answer } = aKeeper();
  const slow = answer.wait();

  keeper.keep(typed('Gasse'));
  await vi.advanceTimersByTimeAsync(1_500);
  keeper.discard();
  await vi.advanceTimersByTimeAsync(10);
  expect(calls).toEqual(['put Gasse']);
  slow.go();
  await vi.runAllTimersAsync();

  expect(calls).toEqual(['put Gasse', 'remove']);
});

it('what another tab has taken back is kept once more, in the tab and on the server', async () => {
  const { keeper, calls, bridged } = aKeeper(typed('Gasse'));

  keeper.keepAgain();
  const meanwhile = bridged.at(-1);
  await vi.runAllTimersAsync();

  expect(meanwhile).toEqual(typed('Gasse'));
  expect(calls).toEqual(['put Gasse']);
  expect(bridged.at(-1)).toBeUndefined();
});

it('where nothing is typed there is nothing to keep once more', async () => {
  const { keeper, calls } = aKeeper();

  keeper.keepAgain();
  await vi.runAllTimersAsync();

  expect(calls).toEqual([]);
});

it('while the server cannot be reached the draft waits in the tab, and is sent again', async () => {
  const { keeper, calls, bridged, let: answer } = aKeeper();
  answer.fail(1);

  keeper.keep(typed('Gasse'));
  await vi.advanceTimersByTimeAsync(1_500);
  const meanwhile = bridged.at(-1);
  await vi.advanceTimersByTimeAsync(15_000);

  expect(meanwhile).toEqual(typed('Gasse'));
  expect(calls).toEqual(['put Gasse', 'failed', 'put Gasse']);
  expect(bridged.at(-1)).toBeUndefined();
});

it('a form that is closed sends what is left and tries no further', async () => {
  const { keeper, calls, bridged, let: answer } = aKeeper();
  answer.fail(5);

  keeper.keep(typed('Gasse'));
  keeper.close();
  await vi.runAllTimersAsync();

  expect(calls).toEqual(['put Gasse', 'failed']);
  expect(bridged).toEqual([typed('Gasse')]);
});

it('a page that goes away leaves in the tab what was not sent', () => {
  const { keeper, bridged } = aKeeper(typed('alt'));

  keeper.secure();
  keeper.keep(typed('neu'));
  keeper.secure();

  expect(bridged).toEqual([typed('neu')]);
});

function aKeeper(kept?: TypedDraft) {
  const calls: string[] = [];
  const bridged: (TypedDraft | undefined)[] = [];
  let failures = 0;
  let gate = Promise.resolve();

  async function answer(call: string) {
    calls.push(call);
    await gate;
    if (failures === 0) return;
    failures -= 1;
    throw new Error('away');
  }

  const keeper = draftKeeper(
    {
      put: ({ values }) => answer(`put ${'street' in values ? values.street : ''}`),
      remove: () => answer('remove'),
      bridge: (draft) => void bridged.push(draft),
      onFailure: () => void calls.push('failed'),
    },
    kept,
  );
  return {
    keeper,
    calls,
    bridged,
    let: {
      fail: (times: number) => {
        failures = times;
      },
      wait: () => {
        let go = () => {};
        gate = new Promise((resolve) => {
          go = resolve;
        });
        return { go };
      },
    },
  };
}
