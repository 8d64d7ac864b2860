import { describe, expect, it } from 'vitest';
import { inGroupsOfFour } from '../../domain/shared/checkDigits.ts';
import { testAssociation } from '../testing/testServer.ts';
import { assertNamesNoAccount } from './namesOthers.actions.ts';

const settings = { association: testAssociation };
const own = testAssociation.iban;

describe('what one person of the office writes to one household', () => {
  it.each([
    'Der Pass ist nicht lesbar.',
    `Bitte zahlen Sie auf ${own}.`,
    `Bitte zahlen Sie auf ${inGroupsOfFour(own)}.`,
  ])('may say: %s', (words) => {
    expect(() => assertNamesNoAccount({ settings }, words)).not.toThrow();
  });

  it.each([
    'Bitte zahlen Sie auf AT02 2011 1000 0342 9660.',
    `Nicht mehr auf ${own}, sondern auf AT022011100003429660.`,
    'A-T-0-2 2011 1000 0342 9660',
  ])('names no account of somebody else: %s', (words) => {
    expect(() => assertNamesNoAccount({ settings }, words)).toThrow('words_name_account');
  });
});
