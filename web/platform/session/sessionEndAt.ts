/** How near the session's end is; `soon` means that the warning is shown. */
export type SessionEnd = 'far' | 'soon' | 'over';

/** How long before the end the warning is shown. */
export const WARNING_MS = 120_000;

/** The state at a moment, and in how many milliseconds it changes. */
export function sessionEndAt(at: number, now: number): { end: SessionEnd; nextMs: number } {
  const left = at - now;
  if (left <= 0) return { end: 'over', nextMs: Number.POSITIVE_INFINITY };
  if (left <= WARNING_MS) return { end: 'soon', nextMs: left };
  return { end: 'far', nextMs: left - WARNING_MS };
}
