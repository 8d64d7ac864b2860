/**
 * The second factor of the office: six digits that an app on a phone shows for half a minute (TOTP, RFC 6238), and
 * recovery codes for whoever has lost the phone (decision 16).
 */
export const STEP_SECONDS = 30;
/** As many as people keep on one sheet of paper. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 16;
/** Nothing that looks like something else: no I, L, O, U (Crockford's base 32). */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Clocks of phones go wrong by less than that, and whoever types slowly is still in time (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;
const OFFER_MINUTES = 30;

/**
 * What stands between a session of the office and its work: `open` nothing, `code_needed` a code of the second factor,
 * `set_up_needed` a second factor.
 */
export const standings = ['open', 'code_needed', 'set_up_needed'] as const;
export type Standing = (typeof standings)[number];

/** Whoever has a second factor shows it once in each session; where it is required nobody is without. */
export function standingOf(session: { isSet: boolean; isShown: boolean; isRequired: boolean }): Standing {
  if (session.isSet) return session.isShown ? 'open' : 'code_needed';
  return session.isRequired ? 'set_up_needed' : 'open';
}

/** Number of the half minute in which an instant lies, counted since 1970. */
export function stepAt(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000 / STEP_SECONDS);
}

/** The steps whose codes are taken now, the likeliest first: each once, and none from before the last one taken. */
export function openSteps(now: Date, lastStep: number): number[] {
  const step = stepAt(now);
  const drifts = Array.from({ length: DRIFT_STEPS }, (_, index) => [step - index - 1, step + index + 1]);
  return [step, ...drifts.flat()].filter((each) => each > lastStep);
}

/** Whether a secret that was shown may still be confirmed. */
export function isOfferOpen(offeredAt: Date, now: Date): boolean {
  return now.getTime() - offeredAt.getTime() < OFFER_MINUTES * 60_000;
}

/** Six digits, however they are grouped; undefined for anything else. */
export function readDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** A recovery code in whichever spelling, as it is compared; undefined for anything else. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed.replace(/[\s-]/g, '').replace(/[a-z]/g, upper).replace(/O/g, '0').replace(/[IL]/g, '1');
  const isOne =
    letters.length === RECOVERY_CODE_LENGTH && [...letters].every((each) => RECOVERY_ALPHABET.includes(each));
  return isOne ? letters : undefined;
}

/** In groups of four, as people read and type it: a recovery code, or the secret for the app. */
export function inGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

// not toUpperCase of the whole: a Turkish keyboard's ı would become an I
function upper(letter: string): string {
  return letter.toUpperCase();
}
