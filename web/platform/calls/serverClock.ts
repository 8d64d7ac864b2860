/** Milliseconds by which the server's clock is ahead of the device's. */
let aheadMs = 0;

/** Takes the server's time from the header of an answer; other sites' servers do not show it, then the device's clock counts. */
export function recordServerTime(date: string | null): void {
  const now = Date.parse(date ?? '');
  if (now) aheadMs = now - Date.now();
}

/** The present by the server's clock: that of a device may be years off, and a valid day would be refused (D4). */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** The present instant in wire format. */
export function currentInstant(): string {
  return serverNow().toISOString();
}
