import { describe, expect, it } from 'vitest';
import { say, tableLines } from './printing.ts';

describe('a table', () => {
  it('indents the further lines of its last column', () => {
    const lines = tableLines(
      ['Nr.', 'Warum'],
      [
        [7, 'Erstens\nzweitens\r\nNr.  Wer'],
        [8, 'kurz'],
      ],
    );

    expect(lines).toEqual(['Nr.  Warum', '──────────', '7    Erstens', '     zweitens', '     Nr.  Wer', '8    kurz']);
  });

  it('shows line ends before the last column, and control characters anywhere, as symbols', () => {
    const [, , ...rows] = tableLines(['Wo', 'Was'], [['Wien\nLinz', 'a\u009b2Jb\u202ec']]);

    expect(rows).toEqual(['Wien ↵ Linz  a<U+009B>2Jb<U+202E>c']);
  });
});

it('a sentence with typed text in it stays on one line', () => {
  expect(say('de', 'office.say.notStaff', { email: 'a@b.at\r\nDas Konto ist offen' })).toBe(
    'Mit dieser E-Mail gibt es kein Konto im Büro: a@b.at ↵ Das Konto ist offen',
  );
});
