import { expect, it } from 'vitest';
import { openTraffic } from './traffic.ts';

/** A clock that only pauses move; `onPause` happens during each. */
function aTraffic(onPause: (at: number) => void = () => {}) {
  let at = 0;
  const pause = async (ms: number) => {
    at += ms;
    onPause(at);
  };
  return { traffic: openTraffic({ now: () => at, pause }), at: () => at };
}

const forever = () => new Promise<never>(() => {});

it('work does not pause while nobody is answered', async () => {
  const { traffic, at } = aTraffic();
  await traffic.stepAside(400);

  expect([traffic.isBusy(), at()]).toEqual([false, 0]);
});

it.each([40, 400, 4_000])(
  'however many calls come, %i ms of work keep more than a third of the time',
  async (worked) => {
    const { traffic, at } = aTraffic();
    void traffic.answering(forever);
    await traffic.stepAside(worked);

    expect(at()).toBeGreaterThanOrEqual(worked);
    expect(worked / (worked + at())).toBeGreaterThan(1 / 3);
  },
);

it('it goes on a moment after the last answer, not at once', async () => {
  let end = () => {};
  const { traffic, at } = aTraffic((now) => now >= 50 && end());
  const answer = traffic.answering(() => new Promise<void>((resolve) => (end = resolve)));
  await traffic.stepAside(4_000);
  await answer;

  expect(at()).toBe(300);
});

it('a call that fails is not counted for ever', async () => {
  const { traffic } = aTraffic();
  await expect(traffic.answering(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const later = openTraffic({ now: () => 0, pause: async () => {} });

  expect([traffic.isBusy(), later.isBusy()]).toEqual([true, false]);
});
