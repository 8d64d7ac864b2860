import { describe, expect, it, test } from 'vitest';
import { emailProviders } from './emailProviders.ts';
import { intendedEmail } from './emailTypo.ts';

const domains = Object.entries(emailProviders).flatMap(([brand, endings]) =>
  endings.map((ending) => `${brand}.${ending}`),
);

describe('a mistyped address is noticed', () => {
  it.each([
    ['ali@gmail.con', 'ali@gmail.com'],
    ['ali@gmail.co', 'ali@gmail.com'],
    ['ali@gmail', 'ali@gmail.com'],
    ['ali@gmail.at', 'ali@gmail.com'],
    ['ali@gmial.con', 'ali@gmail.com'],
    ['ali@gamil.com', 'ali@gmail.com'],
    ['ali@gmaıl.com', 'ali@gmail.com'],
    [' Ali.Veli@GMAIL.CMO ', 'Ali.Veli@gmail.com'],
    ['ali@hotmial.com', 'ali@hotmail.com'],
    ['ali@hotmai.com', 'ali@hotmail.com'],
    ['ali@hotmail.con.tr', 'ali@hotmail.com.tr'],
    ['ali@outlok.de', 'ali@outlook.de'],
    ['ali@yaho.com.tr', 'ali@yahoo.com.tr'],
    ['ali@gmx.ta', 'ali@gmx.at'],
    ['ali@iclud.com', 'ali@icloud.com'],
    ['ali@chelo.at', 'ali@chello.at'],
    ['ali@web.at', 'ali@web.de'],
  ])('%s probably means %s', (typed, intended) => {
    expect(intendedEmail(typed)).toBe(intended);
  });

  test.each(domains)('one exchange of letters in %s leads back to an address of a provider', (domain) => {
    const letters = [...domain];
    const mistyped = letters.slice(1).map((_, place) => {
      const other = [...letters];
      [other[place], other[place + 1]] = [letters[place + 1] ?? '', letters[place] ?? ''];
      return other.join('');
    });
    const wrong = mistyped.filter((each) => each !== domain && /^[^.].*[^.]$/.test(each) && !each.includes('..'));

    expect(wrong.map((each) => [each, intendedEmail(`a@${each}`)?.split('@')[1]])).toEqual(
      wrong.map((each) => [each, domains.includes(each) ? undefined : expect.stringMatching(/\./)]),
    );
  });
});

it.each([
  ...domains.map((domain) => `ali@${domain}`),
  'ali@example.at',
  'ali@uni-wien.ac.at',
  'ali@vefa.at',
  'ali@celik.com.tr',
  'ali@wien.gv.at',
  'ali@fastmail.com',
  'ali@',
  'ali',
  '1000041',
  '',
])('%s is left alone', (typed) => {
  expect(intendedEmail(typed)).toBeUndefined();
});
