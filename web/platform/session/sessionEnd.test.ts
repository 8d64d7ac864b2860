import { beforeEach, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const HOUR_SECONDS = '3600';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 11, 10) });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('an active reader is warned two minutes before the end that the last answer stated', async () => {
  const { recordSessionEnd, sessionEnd } = await aPage();
  recordSessionEnd(HOUR_SECONDS);
  vi.advanceTimersByTime(50 * MINUTE);
  recordSessionEnd(HOUR_SECONDS);

  vi.advanceTimersByTime(58 * MINUTE - 1);
  expect(sessionEnd().end).toBe('far');
  vi.advanceTimersByTime(1);
  expect(sessionEnd().end).toBe('soon');
  vi.advanceTimersByTime(2 * MINUTE);
  expect(sessionEnd().end).toBe('over');
});

it('an answer after the warning removes it', async () => {
  const { recordSessionEnd, sessionEnd } = await aPage();
  recordSessionEnd(HOUR_SECONDS);
  vi.advanceTimersByTime(59 * MINUTE);
  expect(sessionEnd().end).toBe('soon');

  recordSessionEnd(HOUR_SECONDS);

  expect(sessionEnd().end).toBe('far');
});

it('a device checks the clock when it wakes up', async () => {
  const { recordSessionEnd, sessionEnd } = await aPage();
  recordSessionEnd(HOUR_SECONDS);

  vi.setSystemTime(Date.UTC(2027, 0, 11, 18));
  page.dispatchEvent(new Event('visibilitychange'));

  expect(sessionEnd().end).toBe('over');
});

/** A page of its own, with a listener. */
async function aPage() {
  vi.resetModules();
  const page = await import('./sessionEnd.ts');
  page.watchSessionEnd(() => undefined);
  return page;
}
