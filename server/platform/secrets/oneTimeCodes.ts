import { timingSafeEqual } from 'node:crypto';
import { createRequire } from 'node:module';

/** The parameters that all authenticator apps use (RFC 6238, RFC 4226). */
export type CodeSettings = { stepSeconds: number };

/** The labels that an app shows beside its codes: account and issuer. */
export type CodeName = { issuer: string; label: string };

const SECRET_BYTES = 20; // RFC 4226, 4 (R6): 160 bits
const WAY = { algorithm: 'SHA1', digits: 6 } as const;

type Library = typeof import('otpauth');

let library: Library | undefined;

/** A fresh secret for an app, in base 32. */
export function newCodeSecret(): string {
  const { Secret } = otpauth();
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth://` URI that the QR code contains. */
export function codeAddress(secret: string, { issuer, label }: CodeName, { stepSeconds }: CodeSettings): string {
  const { TOTP } = otpauth();
  return new TOTP({ ...WAY, secret, issuer, label, period: stepSeconds }).toString();
}

/** The six digits of a step. */
export function codeOf(secret: string, step: number, { stepSeconds }: CodeSettings): string {
  const { TOTP } = otpauth();
  return new TOTP({ ...WAY, secret, period: stepSeconds }).generate({
    timestamp: step * stepSeconds * 1_000,
  });
}

/** The first of the given steps with this code. */
export function stepOf(
  digits: string,
  secret: string,
  { steps, ...settings }: CodeSettings & { steps: readonly number[] },
): number | undefined {
  return steps.find((step) => isSame(codeOf(secret, step, settings), digits));
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

// loaded at the first use: few people need it, and it would only take memory
function otpauth(): Library {
  library ??= createRequire(import.meta.url)('otpauth') as Library;
  return library;
}
