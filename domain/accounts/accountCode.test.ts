import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET, codeOf, groupedCode, RANDOM_CHARACTERS, readAccountCode } from './accountCode.ts';

const codes = ['22222222222', 'ABCDEFGHJKM', 'Z9Y8X7W6V5U', '2ZZZZZZZZZ3'].map(codeOf);

describe('a code for an account', () => {
  it('has at least fifty random bits', () => {
    expect(Math.log2(CODE_ALPHABET.length ** RANDOM_CHARACTERS)).toBeGreaterThan(50);
    expect(new Set(CODE_ALPHABET).size).toBe(31);
  });

  it.each(codes)('%s is read however it is typed', (code) => {
    const grouped = groupedCode(code);
    for (const typed of [code, grouped, grouped.toLowerCase(), ` ${grouped.replaceAll('-', ' – ')} `]) {
      expect(readAccountCode(typed)).toBe(code);
    }
  });

  it.each(codes)('%s is not read with one wrong character or two exchanged neighbours', (code) => {
    for (let place = 0; place < code.length; place += 1) {
      const [before, after] = [code.slice(0, place), code.slice(place + 1)];
      for (const other of CODE_ALPHABET) {
        if (other !== code[place]) expect(readAccountCode(`${before}${other}${after}`)).toBeUndefined();
      }
      const exchanged = `${before}${after.charAt(0)}${code[place]}${after.slice(1)}`;
      if (exchanged !== code && after !== '') expect(readAccountCode(exchanged)).toBeUndefined();
    }
  });

  it.each(['', '2222', 'ABCD-EFGH-JKM0', 'ABCD-EFGH-JKMN-PQRS'])('“%s” is none', (typed) => {
    expect(readAccountCode(typed)).toBeUndefined();
  });
});
