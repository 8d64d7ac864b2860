import { describe, expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';
import { isCommonPassword, passwordProblems } from './password.ts';

describe('a new password', () => {
  it.each(['Kiraz-Bahce-84', 'ÇokGüzel9şeyler', 'Öl7anlage', 'aB3xxxxq', `aB3${'q'.repeat(47)}`])(
    '%s is accepted',
    (password) => {
      expect(passwordProblems(password)).toEqual([]);
    },
  );

  // proves: rule.password-required, rule.password-min, rule.password-max, rule.password-mix, constant.password-length
  it.each([
    ['', ['required']],
    ['aB3xxxx', ['min_8_characters']],
    [`aB3${'q'.repeat(48)}`, ['max_50_characters']],
    ['kirazbahce84', ['password_needs_uppercase']],
    ['KIRAZBAHCE84', ['password_needs_lowercase']],
    ['Kirazbahce', ['password_needs_digit']],
    ['kiraz', ['min_8_characters', 'password_needs_uppercase', 'password_needs_digit']],
    ['😀😀😀😀aB3', ['min_8_characters']],
  ])('%j breaks the rules %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });

  // proves: promise.10
  it.each([
    'Passwort1',
    'Password123!',
    'GALATASARAy1905',
    'Fenerbahçe1907',
    'Şifre12345',
    'Hallo2024!!',
    'Österreich1',
    'İstanbul34',
    'Qwertz123',
    'Bismillah1.',
  ])('%s is common although it breaks no rule', (password) => {
    expect([isCommonPassword(password), passwordProblems(password)]).toEqual([true, []]);
  });

  it('a common word inside a longer password does no harm', () => {
    expect(isCommonPassword('Galatasaray-und-Kirschbaum-7')).toBe(false);
  });
});

it('some three hundred common passwords are known', () => {
  expect(new Set(commonPasswords).size).toBeGreaterThan(300);
});
