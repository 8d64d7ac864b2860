import { describe, expect, it } from 'vitest';
import { codeLetters, newLinkCode, readLinkCode, shownLinkCode } from './linkCode.ts';

const code = newLinkCode(() => 7);

describe('a printed code', () => {
  it('has at least 50 bits besides its check', () => {
    expect(11 * Math.log2(codeLetters.length)).toBeGreaterThan(50);
    expect(code).toHaveLength(12);
  });

  it('has no letters that look alike', () => {
    for (const letter of '01OIL') expect(codeLetters).not.toContain(letter);
  });

  it('is read as it is shown, in small letters, with blanks or dashes', () => {
    expect(shownLinkCode(code)).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    for (const typed of [shownLinkCode(code), code.toLowerCase(), ` ${code.slice(0, 4)} ${code.slice(4)}`]) {
      expect(readLinkCode(typed)).toBe(code);
    }
  });

  it('with one wrong letter is no code', () => {
    const mixed = newLinkCode((most) => (most * 13) % 29);
    const wrong = [...mixed].flatMap((right, place) =>
      [...codeLetters.replace(right, '')].map((letter) => mixed.slice(0, place) + letter + mixed.slice(place + 1)),
    );
    expect(wrong).toHaveLength(12 * 30);
    expect(wrong.filter((typed) => readLinkCode(typed))).toEqual([]);
  });

  it('with two neighbours exchanged is no code', () => {
    let draw = 0;
    const rising = newLinkCode(() => {
      draw += 1;
      return draw;
    });
    const exchanged = Array.from({ length: 11 }, (_, at) =>
      [rising.slice(0, at), rising[at + 1], rising[at], rising.slice(at + 2)].join(''),
    );
    expect(exchanged.filter((typed) => typed !== rising && readLinkCode(typed))).toEqual([]);
  });

  it.each(['', 'ABCD', `${code}A`, 'ı'.repeat(12), '\u0000'.repeat(12), 'x'.repeat(1_000_000)])(
    '%.20o is no code',
    (typed) => {
      expect(readLinkCode(typed)).toBeUndefined();
    },
  );
});
