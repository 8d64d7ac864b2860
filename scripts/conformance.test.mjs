import { expect, test } from 'vitest';
import { answersThatDepart, departureFaults, departuresIn, readDepartures } from './lib/conformance/departures.mjs';
import { claimsIn, readClaims } from './lib/conformance/proofs.mjs';
import { readPromises, readSpecification } from './lib/conformance/rows.mjs';
import { conformance } from './lib/conformance/table.mjs';
import { trustPage } from './lib/conformance/trustPage.mjs';
import { ROOT } from './lib/paths.mjs';

const sections = [{ section: '§5 Rules', rows: [{ id: 'rule.phone', says: 'Phone: digits' }] }];

test('a comment directly above a test says what it proves', () => {
  const text = `// proves: rule.phone, key.forbidden
// a wrong number must be reported
it.each([
  ['a', 1],
])('%s is no number', () => {});`;

  const proofs = claimsIn('web/phone.test.ts', text);

  expect(proofs.map(({ id, title }) => [id, title])).toEqual([
    ['rule.phone', '%s is no number'],
    ['key.forbidden', '%s is no number'],
  ]);
});

test.each([
  ['a test that is skipped', "// proves: rule.phone\ntest.skip('it rings', () => {});"],
  ['a test that waits to be written', "// proves: rule.phone\ntest.todo('it rings');"],
  ['something else', "// proves: rule.phone\nconst number = 1;\ntest('it rings', () => {});"],
  ['nothing', '// proves: rule.phone'],
])('a comment above %s is no proof', (_what, text) => {
  const proofs = claimsIn('web/phone.test.ts', text);

  expect(conformance(sections, proofs).faults).toEqual([
    'no test proves rule.phone',
    'web/phone.test.ts:1 stands above no test that runs',
  ]);
});

test('every sentence needs a test, and every proof a sentence', () => {
  const proof = { id: 'rule.fax', path: 'web/fax.test.ts', line: 3, title: 'a fax number' };

  expect(conformance(sections, [proof]).faults).toEqual([
    'no test proves rule.phone',
    'web/fax.test.ts:3 the specification has no row rule.fax',
  ]);
});

test('the table names the sentence and links to the test; a group stands for its rows', () => {
  const proof = { id: 'rule.*', path: 'web/phone.test.ts', line: 3, title: 'digits | a plus' };

  const { markdown, faults } = conformance(sections, [proof]);

  expect(faults).toEqual([]);
  expect(markdown).toContain('| `rule.phone` | Phone: digits | [digits \\| a plus](../web/phone.test.ts) |');
});

test('every promise has a test that names it', () => {
  const { promises } = readPromises(ROOT);
  const proofs = readClaims(ROOT).proofs.filter(({ id }) => id.startsWith('promise.'));

  expect(conformance([promises], proofs).faults).toEqual([]);
});

test('the page of promises lists each with its tests and figure; a figure without a promise is reported', () => {
  const promises = { section: 'Promises', rows: [{ id: 'promise.1', says: 'Nothing is lost' }] };
  const proof = { id: 'promise.1', path: 'server/trust/kills.test.ts', line: 3, title: 'killed at any moment' };

  const { markdown, faults } = trustPage(promises, [proof], { 'promise.1': '200 kills', 'promise.99': 'much' });

  expect(markdown).toContain(
    '| 1 | Nothing is lost | [killed at any moment](../server/trust/kills.test.ts) | 200 kills |',
  );
  expect(faults).toEqual(['a figure for promise.99, which nobody promises']);
});

const TABLE = `## Departures from the specification that remain

| row | § | sentence | what the product does | why |
|---|---|---|---|---|
`;
const ROW = '| `rule.phone` | 5 | Phone: digits | letters too | \\| |';
const TEST = "// departs: rule.phone\ntest('a phone number of letters', () => {});";

test.each([
  ['a row with its test', ROW, TEST, []],
  [
    'a departure that is in no row',
    '| `rule.fax` | 5 | Fax | none | |',
    TEST,
    [
      'docs/decisions/answers.md:5 rule.fax is no row of the specification',
      'web/phone.test.ts:1 departs from rule.phone, which docs/decisions/answers.md does not name',
    ],
  ],
  ['a row without an id', `${ROW}\n| | 5 | Fax | none | |`, TEST, ['docs/decisions/answers.md:6 has no row id: Fax']],
  [
    'an id that no test departs from',
    ROW,
    '// nothing',
    ['docs/decisions/answers.md:5 rule.phone is departed from by no test (// departs:)'],
  ],
  [
    'a test that is skipped',
    ROW,
    TEST.replace('test(', 'test.skip('),
    [
      'docs/decisions/answers.md:5 rule.phone is departed from by no test (// departs:)',
      'web/phone.test.ts:1 stands above no test that runs',
    ],
  ],
  [
    'a proof in place of a departure',
    ROW,
    TEST.replace('departs', 'proves'),
    ['docs/decisions/answers.md:5 rule.phone is departed from by no test (// departs:)'],
  ],
])('departures: %s', (_what, row, text, faults) => {
  const claims = claimsIn('web/phone.test.ts', text).filter(({ claim }) => claim === 'departs');

  expect(departureFaults(sections, { table: departuresIn(`${TABLE}${row}\n`), answers: [] }, claims)).toEqual(faults);
});

test('without the table nothing is excused', () => {
  expect(departureFaults(sections, { table: departuresIn('# Answers'), answers: [] }, [])).toEqual([
    'docs/decisions/answers.md: no table below “## Departures from the specification that remain”',
  ]);
});

test('an answer that speaks of a departure is cited by the table', () => {
  const answers =
    '- **D1 Fax.** None (a known departure).\n- **D2 Phone.** Letters, a departure\n  of ours.\n- **D3** Digits.\n';
  const text = `${answers}\n${TABLE}${ROW.replace('\\| |', 'D2 |')}\n`;

  expect(answersThatDepart(text)).toEqual(['D1', 'D2']);
  const found = { table: departuresIn(text), answers: answersThatDepart(text) };
  const claims = claimsIn('web/phone.test.ts', TEST);
  expect(departureFaults(sections, found, claims)).toEqual([
    'docs/decisions/answers.md: D1 speaks of a departure that no row of the table names',
  ]);
});

test('every departure is named and asserted', () => {
  expect(departureFaults(readSpecification(ROOT), readDepartures(ROOT), readClaims(ROOT).departures)).toEqual([]);
});
