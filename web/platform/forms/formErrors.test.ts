import { beforeAll, expect, it } from 'vitest';
import { CallRefused } from '../calls/call.ts';
import { loadTexts } from '../words.ts';
import { alertDetails, summaryOf } from './formErrors.ts';

const labels = new Map([
  ['search', 'Wen suchen Sie?'],
  ['consent', 'Ich stimme zu.'],
  ['iban', 'IBAN'],
]);

beforeAll(() => loadTexts('de'));

it.each([
  ['search', 'Wen suchen Sie? Bitte ausfüllen (Pflichtfeld)'],
  ['consent', 'Ich stimme zu: Bitte ausfüllen (Pflichtfeld)'],
  ['iban', 'IBAN: Bitte ausfüllen (Pflichtfeld)'],
])('the summary names %s and respects the end of its label', (name, text) => {
  expect(summaryOf('form', { errors: { [name]: ['required'] }, failure: undefined }, labels)).toEqual([
    { fieldId: `form-${name}`, text },
  ]);
});

it('the alert names the fields that a refusal concerns, but repeats nothing', () => {
  const refused = new CallRefused(
    { status: 422, statusText: '' },
    { message: 'validation_failed', errors: { iban: ['required'], elsewhere: ['required'] } },
  );

  expect(alertDetails(refused, 'Bitte prüfen Sie Ihre Angaben.', labels)).toEqual([
    'IBAN: Bitte ausfüllen (Pflichtfeld)',
    'Bitte ausfüllen (Pflichtfeld)',
  ]);
  expect(alertDetails(refused, 'Bitte ausfüllen (Pflichtfeld)', labels)).toEqual([]);
});
