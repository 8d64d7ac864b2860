import { describe, expect, it } from 'vitest';
import { nameProblem, tidyName } from './name.ts';

describe('the name of a person', () => {
  it.each([
    'Ayşe',
    'Şükrü Çağlayan',
    'Müller-Öztürk',
    "O'Neill",
    'D’Angelo',
    'Dr. h.c. Yılmaz',
    'İ',
    'Jo\u0308rg',
    'Ēriks Ștefan',
    '\u02bfĀʾisha',
    'a'.repeat(100),
    ' Ali ',
  ])('may be %j', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  // departs: rule.main-required, rule.family-required
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a'.repeat(101), 'max_100_characters'],
    ['Ali2', 'invalid_name'],
    ['<b>Ali</b>', 'invalid_name'],
    ['ali@example.at', 'invalid_name'],
    ['- .', 'invalid_name'],
    ['\u00a0\u200b', 'required'],
    ['\u3164', 'required'],
    ['😀', 'invalid_name'],
    ['عائشة', 'invalid_name'],
    ['Айше', 'invalid_name'],
    ['Ayşe عائشة', 'invalid_name'],
    ['李', 'invalid_name'],
  ])('may not be %j: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});

describe('a name is stored in one spelling', () => {
  it.each([
    ['Ali\u00a0Can', 'Ali Can'],
    ['Ali\tVeli', 'Ali Veli'],
    ['  Ali \u3000 Can ', 'Ali Can'],
    ['Müller\u2013Öztürk', 'Müller-Öztürk'],
    ['Müller\u2011Öztürk', 'Müller-Öztürk'],
    ['D´Angelo', "D'Angelo"],
    ['D’Angelo', "D'Angelo"],
    ['Jo\u0308rg', 'J\u00f6rg'],
    ['\u202aAyşe\u202c', 'Ayşe'],
    ['Ay\u00adşe', 'Ayşe'],
    ['\ufeffAyşe\u200b', 'Ayşe'],
    ['\u02bfAlī', '\u02bfAlī'],
  ])('%j becomes %j', (typed, kept) => {
    expect(tidyName(typed)).toBe(kept);
  });

  const everyCharacter = Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code));
  // characters that Unicode calls confusable with an apostrophe (UTS 39), except letters of living scripts and half
  // rings
  const apostrophes = [..."'`´ʹʻʼʽˈˊˋ˴‘’‛′‵՚׳ꞌ＇｀΄\u0374\u1fbd\u1fbf\u1fef\u1ffd\u1ffe"];
  const kinds: [string, (character: string) => boolean, string][] = [
    ['blank', (character) => /[\s\u0085\u2800]/u.test(character) && character !== '\ufeff', 'Ali Can'],
    ['dash', (character) => /[\p{Dash}\p{Pd}]/u.test(character), 'Ali-Can'],
    ['apostrophe', (character) => apostrophes.includes(character), "Ali'Can"],
    ['mark that nobody sees', (character) => /\p{Default_Ignorable_Code_Point}/u.test(character), 'AliCan'],
  ];

  it.each(kinds)('whichever %s is typed', (_, isOfKind, kept) => {
    const characters = everyCharacter.filter(isOfKind);
    const otherwise = characters.filter((character) => tidyName(`Ali${character}Can`) !== kept);

    expect(characters.length).toBeGreaterThan(10);
    expect(otherwise).toEqual([]);
  });

  it('no accepted name holds a look-alike, and a tidy name stays as it is', () => {
    const names = everyCharacter.map((character) => `A${character}A`).filter((name) => !nameProblem(name));
    const tidy = names.map(tidyName);

    expect(tidy.filter((name) => !/^[\p{L}\p{M} '.-]+$/u.test(name))).toEqual([]);
    expect(tidy.filter((name) => tidyName(name) !== name)).toEqual([]);
  });
});
