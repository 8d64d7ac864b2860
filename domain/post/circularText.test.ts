import { expect, it } from 'vitest';
import { filledIn, paragraphsOf, tellsWhatIsOwed, unknownPlaceholder } from './circularText.ts';

const values = { name: 'Ayşe {{owed}}', membership_no: '1000017', owed: '€ 60,00', iban: 'AT61' };

it.each([
  ['Merhaba {{name}}!', undefined],
  ['{{ name }} {{membership_no}} {{owed}} {{iban}}', undefined],
  ['{{vorname}}', '{{vorname}}'],
  ['{{name}', '{{'],
  ['name}}', '}}'],
  ['{{}}', '{{}}'],
  ['{name}', undefined],
])('in %s the unknown placeholder is %s', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown);
});

it('fills in what is known once, so that a name in braces stays a name', () => {
  expect(filledIn('{{name}}, {{ owed }}', values)).toBe('Ayşe {{owed}}, € 60,00');
});

it('knows whether money is told', () => {
  expect([tellsWhatIsOwed('{{ owed }}'), tellsWhatIsOwed('owed {{name}}')]).toEqual([true, false]);
});

it('blank lines part paragraphs, also several or with blanks in them', () => {
  expect(paragraphsOf('\nEins\nzwei\n \n\nDrei\n')).toEqual(['Eins\nzwei', 'Drei']);
});
