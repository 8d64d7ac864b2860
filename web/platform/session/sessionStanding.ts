/** How near the end of the session is; `soon` is the time of the warning. */
export type SessionEnd = 'far' | 'soon' | 'over';

/** How long before the end somebody is warned. */
export const WARNING_MS = 120_000;

/** The standing at a moment, and in how many milliseconds it changes. */
export function sessionEndAt(at: number, now: number): { end: SessionEnd; nextMs: number } {
  const left = at - now;
  if (left <= 0) return { end: 'over', nextMs: Number.POSITIVE_INFINITY };
  if (left <= WARNING_MS) return { end: 'soon', nextMs: left };
  return { end: 'far', nextMs: left - WARNING_MS };
}
