/**
 * The office's second factor: a six-digit code of a phone app that changes every 30 seconds (TOTP, RFC 6238), and
 * recovery codes for a lost phone (decision 16).
 */
export const STEP_SECONDS = 30;
/** As many as fit on one printed sheet. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 16;
/** Crockford's base 32: without I, L, O and U, which are easily misread. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Accepts the neighbouring step as well: phone clocks are slightly off, and people type slowly (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;
const OFFER_MINUTES = 30;

/**
 * Whether the second factor blocks a session of the office: `open` no, `code_needed` a code has to be shown,
 * `set_up_needed` a second factor has to be set up first.
 */
export const standings = ['open', 'code_needed', 'set_up_needed'] as const;
export type Standing = (typeof standings)[number];

/** A second factor that is set up must be shown once in each session. Where it is required, it must be set up first. */
export function standingOf(session: { isSet: boolean; isShown: boolean; isRequired: boolean }): Standing {
  if (session.isSet) return session.isShown ? 'open' : 'code_needed';
  return session.isRequired ? 'set_up_needed' : 'open';
}

/** The number of the 30-second step that contains an instant, counted since 1970. */
export function stepAt(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000 / STEP_SECONDS);
}

/**
 * The steps whose codes are accepted now, the most likely first. Steps up to `lastStep` are excluded, so that no code
 * works twice.
 */
export function openSteps(now: Date, lastStep: number): number[] {
  const step = stepAt(now);
  const drifts = Array.from({ length: DRIFT_STEPS }, (_, index) => [step - index - 1, step + index + 1]);
  return [step, ...drifts.flat()].filter((each) => each > lastStep);
}

/** Whether a secret may still be confirmed: 30 minutes after it was shown it may not. */
export function isOfferOpen(offeredAt: Date, now: Date): boolean {
  return now.getTime() - offeredAt.getTime() < OFFER_MINUTES * 60_000;
}

/** Six digits, grouped in any way; undefined for anything else. */
export function readDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** A recovery code in the form in which it is compared, however it was typed; undefined if it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed.replace(/[\s-]/g, '').replace(/[a-z]/g, upper).replace(/O/g, '0').replace(/[IL]/g, '1');
  const isOne =
    letters.length === RECOVERY_CODE_LENGTH && [...letters].every((each) => RECOVERY_ALPHABET.includes(each));
  return isOne ? letters : undefined;
}

/** Divides a recovery code or secret into groups of four, for reading and typing. */
export function inGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

// only for a to z: toUpperCase of the whole text would turn a Turkish ı into an I
function upper(letter: string): string {
  return letter.toUpperCase();
}
