import { describe, expect, it } from 'vitest';
import { nameProblem } from './name.ts';

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
    'عائشة',
    '李',
    'a'.repeat(100),
    ' Ali ',
  ])('may be %j', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a'.repeat(101), 'max_100_characters'],
    ['Ali2', 'invalid_name'],
    ['<b>Ali</b>', 'invalid_name'],
    ['ali@example.at', 'invalid_name'],
    ['Ali\tVeli', 'invalid_name'],
    ['- .', 'invalid_name'],
    ['😀', 'invalid_name'],
  ])('may not be %j: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});
