import { expect, it, test } from 'vitest';
import { codeAddress, codeOf, newCodeSecret, stepOf } from './oneTimeCodes.ts';

/** "12345678901234567890", from the RFC's appendix. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const HALF_MINUTES = { stepSeconds: 30 };

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at %i s is that of RFC 6238, appendix B: %s', (seconds, eightDigits) => {
  expect(codeOf(RFC_SECRET, Math.floor(seconds / 30), HALF_MINUTES)).toBe(eightDigits.slice(-6));
});

it('a code matches its step, and no other', () => {
  const digits = codeOf(RFC_SECRET, 100, HALF_MINUTES);

  expect(stepOf(digits, RFC_SECRET, { ...HALF_MINUTES, steps: [99, 101, 100] })).toBe(100);
  expect(stepOf(digits, RFC_SECRET, { ...HALF_MINUTES, steps: [99, 101] })).toBeUndefined();
  expect(stepOf(digits, RFC_SECRET, { ...HALF_MINUTES, steps: [] })).toBeUndefined();
});

it('secrets have 160 bits and are never equal', () => {
  const secrets = Array.from({ length: 50 }, newCodeSecret);

  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

it('the URI for an app contains issuer and account', () => {
  const address = new URL(codeAddress(RFC_SECRET, { issuer: 'Vefa: Büro', label: 'a@example.at' }, HALF_MINUTES));

  expect(address.protocol).toBe('otpauth:');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Vefa: Büro',
    secret: RFC_SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(decodeURIComponent(address.href)).toContain('a@example.at');
});
