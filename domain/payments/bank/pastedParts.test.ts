import { describe, expect, it } from 'vitest';
import { membershipNo } from '../../accounts/membershipNo.ts';
import { creditorReference, formatCreditorReference } from '../../invoicing/creditorReference.ts';
import { type PastedProblem, pastedParts } from './pastedParts.ts';

const MEMBER = membershipNo(100_001);
const BILL = '2027-000123';
const REFERENCE = creditorReference(BILL);

const read = (text: string) => {
  const { lines, problems } = pastedParts(text);
  return [
    ...lines.map(({ number, amount_cents }) => [Object.values(number)[0], amount_cents]),
    ...problems.map(({ why }) => why),
  ];
};

describe('a line of a pasted list', () => {
  it.each<[string, string, number | null]>([
    [`${MEMBER};420`, MEMBER, 42_000],
    [`${MEMBER}\t1.234,56`, MEMBER, 123_456],
    [`  ${MEMBER}   1234.56  `, MEMBER, 123_456],
    [`${MEMBER} 420,5`, MEMBER, 42_050],
    [`${MEMBER.slice(0, 3)} ${MEMBER.slice(3)} ; € 420,-`, MEMBER, 42_000],
    [`"${MEMBER}";"420,00 EUR"`, MEMBER, 42_000],
    [`${MEMBER};Hüseyin Kaya;420`, MEMBER, 42_000],
    [`${MEMBER};420;Hüseyin Kaya`, MEMBER, 42_000],
    [`Mitglied ${MEMBER}; 60 Euro`, MEMBER, 6_000],
    [MEMBER, MEMBER, null],
    [`${MEMBER};`, MEMBER, null],
    [`${MEMBER};Hüseyin Kaya`, MEMBER, null],
    [`${BILL};60`, BILL, 6_000],
    [`${BILL} 60`, BILL, 6_000],
    [`Rechnung 2027 - 000123\t60`, BILL, 6_000],
    [`${REFERENCE};60`, BILL, 6_000],
    [`${formatCreditorReference(REFERENCE)};60`, BILL, 6_000],
    [`${formatCreditorReference(REFERENCE)} 60`, BILL, 6_000],
    [formatCreditorReference(REFERENCE).toLowerCase(), BILL, null],
  ])('%j is %s, %s', (text, number, amount) => {
    expect(read(text)).toEqual([[number, amount]]);
  });

  const wrong = (digits: string) => digits.replace(/.$/, (last) => String((Number(last) + 1) % 10));
  it.each<[string, PastedProblem['why']]>([
    ['Mitgliedsnummer;Betrag', 'no_number'],
    ['Summe;1200', 'no_number'],
    [';420', 'no_number'],
    ['420;60', 'no_number'],
    [`${MEMBER} und ${membershipNo(100_002)};60`, 'no_number'],
    [`${MEMBER} 12 Kaya;60`, 'no_number'],
    [`${wrong(MEMBER)};60`, 'wrong_check_digit'],
    [`${REFERENCE.replace(/^RF../, 'RF00')};60`, 'wrong_check_digit'],
    [`${MEMBER};viel 4x`, 'no_amount'],
    [`${MEMBER};1.250`, 'no_amount'],
    [`${MEMBER};-60`, 'no_amount'],
    [`${MEMBER};0`, 'no_amount'],
    [`${MEMBER};60;2027`, 'no_amount'],
    [`${MEMBER};${'9'.repeat(400)}`, 'no_amount'],
    [`${MEMBER};1.000.000,01`, 'no_amount'],
  ])('%j is not read: %s', (text, why) => {
    expect(read(text)).toEqual([why]);
  });
});

it('no line is lost: each is read, or reported with place, text and reason; empty ones are skipped', () => {
  const text = `Nummer;Betrag\r\n${MEMBER};60\n\n  \n${BILL}\nHüseyin;60`;

  const { lines, problems } = pastedParts(text);

  expect(lines.map(({ line, text: own }) => [line, own])).toEqual([
    [2, `${MEMBER};60`],
    [5, BILL],
  ]);
  expect(problems).toEqual([
    { line: 1, text: 'Nummer;Betrag', why: 'no_number' },
    { line: 6, text: 'Hüseyin;60', why: 'no_number' },
  ]);
});
