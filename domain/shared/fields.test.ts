import { describe, expect, it } from 'vitest';
import { checkedText, linesOfText, optionalText, text } from './fields.ts';

describe('a text of one line', () => {
  it.each([
    ['Musterstraße 12\r\n1100 Wien', 'Musterstraße 12 1100 Wien'],
    ['Grab 7 \n\n  Reihe 3', 'Grab 7 Reihe 3'],
    ['Grab\t7', 'Grab 7'],
    ['a\u2028b\u2029c', 'a b c'],
    ['  zwei  Blanks\n', 'zwei  Blanks'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(text(200).parse(typed)).toBe(kept);
  });

  it('is checked in its stored form', () => {
    const noLineEnd = checkedText(20, (value) => (/[\r\n]/.test(value) ? 'invalid_value' : undefined));

    expect(noLineEnd.parse('Ayşe\nYılmaz')).toBe('Ayşe Yılmaz');
    expect(optionalText(20).parse(' \n ')).toBeNull();
  });
});

it('a text of several lines keeps its lines', () => {
  expect(linesOfText(200).parse('Erstens\n\n  zweitens\tdrittens ')).toBe('Erstens\n\n  zweitens\tdrittens');
  expect(linesOfText(200).parse('Erstens\r\nzweitens\rdrittens')).toBe('Erstens\nzweitens\ndrittens');
});

it.each(['\u001b[2J', 'a\u009b31m', 'a\u0085b', '\u202egpj.exe', 'a\u2066b\u2069', 'a\u0007'])(
  '%j is refused in both',
  (typed) => {
    for (const schema of [text(200), linesOfText(200)]) {
      const { error } = schema.safeParse(typed);
      expect(error?.issues.map(({ message }) => message)).toEqual(['invalid_characters']);
    }
  },
);
