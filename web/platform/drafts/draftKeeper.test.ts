import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedDraft } from './draft.ts';
import { draftKeeper } from './draftKeeper.ts';

const typed = (street: string): TypedDraft => ({ values: { street }, base: { street: '' } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('typed values are sent when typing pauses, and only the last ones', async () => {
  const { keeper, calls } = aKeeper();

  keeper.save(typed('G'));
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.save(typed('Ga'));
  await vi.advanceTimersByTimeAsync(1_400);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);

  expect(calls).toEqual(['put Ga']);
});

it('equal values are not sent twice', async () => {
  const { keeper, calls } = aKeeper(typed('Gasse'));

  keeper.save(typed('Gasse'));
  await vi.runAllTimersAsync();

  expect(calls).toEqual([]);
});

it('a draft that was never stored is not deleted', async () => {
  const { keeper, calls } = aKeeper();

  keeper.discard();
  await vi.runAllTimersAsync();
  keeper.save(typed('G'));
  keeper.discard();
  await vi.runAllTimersAsync();

  expect(calls).toEqual([]);
});

it('a discarded draft is deleted after the request that is still running', async () => {
  const { keeper, calls, let: answer } = aKeeper();
  const slow = answer.wait();

  keeper.save(typed('Gasse'));
  await vi.advanceTimersByTimeAsync(1_500);
  keeper.discard();
  await vi.advanceTimersByTimeAsync(10);
  expect(calls).not.toContain('remove');
  slow.go();
  await vi.runAllTimersAsync();

  expect(calls.filter((call) => call !== 'hide')).toEqual(['put Gasse', 'remove']);
});

it('a discarded draft is hidden at once, although an earlier version of it is still being sent', async () => {
  const { keeper, calls, let: answer } = aKeeper();
  answer.wait();

  keeper.save(typed('Gasse'));
  await vi.advanceTimersByTimeAsync(1_500);
  const before = [...calls];
  keeper.discard();

  expect([before, calls]).toEqual([['put Gasse'], ['put Gasse', 'hide']]);
});

it('a draft that another tab deleted is stored again, in the tab and on the server', async () => {
  const { keeper, calls, bridged } = aKeeper(typed('Gasse'));

  keeper.saveAgain();
  const meanwhile = bridged.at(-1);
  await vi.runAllTimersAsync();

  expect(meanwhile).toEqual(typed('Gasse'));
  expect(calls).toEqual(['put Gasse']);
  expect(bridged.at(-1)).toBeUndefined();
});

it('without typed values nothing is stored again', async () => {
  const { keeper, calls } = aKeeper();

  keeper.saveAgain();
  await vi.runAllTimersAsync();

  expect(calls).toEqual([]);
});

it('while the server cannot be reached, the draft is kept in the tab and sent again', async () => {
  const { keeper, calls, bridged, let: answer } = aKeeper();
  answer.fail(1);

  keeper.save(typed('Gasse'));
  await vi.advanceTimersByTimeAsync(1_500);
  const meanwhile = bridged.at(-1);
  await vi.advanceTimersByTimeAsync(15_000);

  expect(meanwhile).toEqual(typed('Gasse'));
  expect(calls).toEqual(['put Gasse', 'failed', 'put Gasse']);
  expect(bridged.at(-1)).toBeUndefined();
});

it('a closed form sends the rest once and does not retry', async () => {
  const { keeper, calls, bridged, let: answer } = aKeeper();
  answer.fail(5);

  keeper.save(typed('Gasse'));
  keeper.close();
  await vi.runAllTimersAsync();

  expect(calls).toEqual(['put Gasse', 'failed']);
  expect(bridged).toEqual([typed('Gasse')]);
});

it('a page that closes leaves unsent values in the tab', () => {
  const { keeper, bridged } = aKeeper(typed('alt'));

  keeper.secure();
  keeper.save(typed('neu'));
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
      hide: () => void calls.push('hide'),
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
