import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/paths.mjs';

const ROOMS = ['bench', 'domain', 'journeys', 'server', 'texts', 'web'];
const SOURCES = /\.(ts|tsx|mjs|sql)$/;

/** Words that names gave up for the glossary's word, which is behind the arrow. */
const GIVEN_UP = [
  [/laid_?aside|lay_?aside|lay-aside|laying aside/i, 'dismiss'],
  [/divided_(at|from)|\bdivide:|\.divide\b|\/divide\b/, 'split'],
  [/\blast_deed|\bdeeds?\b/i, 'decision'],
  // one paper is the signed form of an application (decision 97)
  [/\b[a-z_]*papers_[a-z]|_papers\b|[a-z]Papers\b|(?<!-)\bpapers: /, 'document'],
  [/unallocated credit|UnallocatedCredit/, 'free money'],
  [/'camt'/, 'statement: the source is a bank statement, whatever its format'],
  [/data-drawn|portal\.drawn/, 'prerendered'],
];
/** Refusal keys that the specification gives. */
const SPECIFIED = /divided_bank_transaction_from_another_household/g;

const sources = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true })
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
    .filter((path) => SOURCES.test(path)),
).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8').replaceAll(SPECIFIED, '') }));

test.each(GIVEN_UP)('no name says %s: the word is %s', (word) => {
  const found = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (word.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('the glossary has no exceptions: every name uses the word of the first column', () => {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  expect(glossary.match(/\b(older|former|some|other) (names|columns)\b.*|\bsays? `.*|\bis called `.*/gi)).toBeNull();
});
