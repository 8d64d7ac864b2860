import { describe, expect, it, test } from 'vitest';
import {
  inGroups,
  isOfferOpen,
  openSteps,
  RECOVERY_ALPHABET,
  readDigits,
  readRecoveryCode,
  standingOf,
  stepAt,
} from './secondFactor.ts';

const NOON = new Date('2027-01-11T11:00:00.000Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);

// proves: promise.15
test.each([
  [{ isSet: true, isShown: true, isRequired: true }, 'open'],
  [{ isSet: true, isShown: false, isRequired: true }, 'code_needed'],
  [{ isSet: true, isShown: false, isRequired: false }, 'code_needed'],
  [{ isSet: true, isShown: true, isRequired: false }, 'open'],
  [{ isSet: false, isShown: false, isRequired: true }, 'set_up_needed'],
  [{ isSet: false, isShown: true, isRequired: true }, 'set_up_needed'],
  [{ isSet: false, isShown: false, isRequired: false }, 'open'],
])('a session for which %j holds is %s', (session, standing) => {
  expect(standingOf(session)).toBe(standing);
});

describe('codes', () => {
  it('change every 30 seconds', () => {
    expect(stepAt(later(29.999))).toBe(stepAt(NOON));
    expect(stepAt(later(30))).toBe(stepAt(NOON) + 1);
    expect(stepAt(later(-0.001))).toBe(stepAt(NOON) - 1);
  });

  it('have the step numbers of RFC 6238', () => {
    expect(stepAt(new Date(59_000))).toBe(1);
    expect(stepAt(new Date(1_111_111_109_000))).toBe(0x23523ec);
    expect(stepAt(new Date(20_000_000_000_000))).toBe(0x27bc86aa);
  });

  it('are accepted one step early and one step late, but not more', () => {
    const step = stepAt(NOON);

    expect(openSteps(NOON, 0)).toEqual([step, step - 1, step + 1]);
  });

  it('are accepted once, and older ones not after them', () => {
    const step = stepAt(NOON);

    expect(openSteps(NOON, step - 1)).toEqual([step, step + 1]);
    expect(openSteps(NOON, step)).toEqual([step + 1]);
    expect(openSteps(NOON, step + 1)).toEqual([]);
    expect(openSteps(later(30), step)).toEqual([step + 1, step + 2]);
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['012345', '012345'],
    ['12345', undefined],
    ['1234567', undefined],
    ['12345a', undefined],
    ['١٢٣٤٥٦', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, digits) => {
    expect(readDigits(typed)).toBe(digits);
  });
});

describe('recovery codes', () => {
  it.each([
    ['ABCD-EFGH-JKMN-PQRS', 'ABCDEFGHJKMNPQRS'],
    ['abcd efgh jkmn pqrs', 'ABCDEFGHJKMNPQRS'],
    ['oOiI-lL00-1111-0000', '0011110011110000'],
    ['ABCD-EFGH-JKMN-PQR', undefined],
    ['ABCD-EFGH-JKMN-PQRST', undefined],
    ['ABCD-EFGH-JKMN-PQRU', undefined],
    ['ABCDıEFGH-JKMN-PQR', undefined],
    ['123456', undefined],
  ])('%j is read as %j', (typed, code) => {
    expect(readRecoveryCode(typed)).toBe(code);
  });

  it('are read in the form in which they are shown', () => {
    const code = RECOVERY_ALPHABET.slice(5, 21);

    expect(readRecoveryCode(inGroups(code))).toBe(code);
    expect(inGroups(code)).toMatch(/^(\w{4}-){3}\w{4}$/);
  });
});

it('a secret may be confirmed for half an hour after it was shown', () => {
  expect(isOfferOpen(NOON, later(29 * 60 + 59))).toBe(true);
  expect(isOfferOpen(NOON, later(30 * 60))).toBe(false);
});
