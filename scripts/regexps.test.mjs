import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './lib/paths.mjs';
import { findRegexps } from './lib/regexps/find.mjs';
import { judge } from './lib/regexps/judge.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vefa-regexps-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function source(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('every expression of the product is found once, with all its places', () => {
  source('domain/shared/text.ts', 'export const blank = / +/g;\n');
  source('web/ui/Field.tsx', 'const blank = / +/g;\nexport const Field = () => <i>{"a".replace(/b/, "")}</i>;\n');
  source('server/platform/route.ts', 'z.string().regex(/c/u);\n');

  const { written } = findRegexps(root);

  expect(written).toEqual([
    { pattern: ' +', flags: 'g', places: expect.any(Array) },
    { pattern: 'c', flags: 'u', places: [{ path: 'server/platform/route.ts', line: 1 }] },
    { pattern: 'b', flags: '', places: [{ path: 'web/ui/Field.tsx', line: 2 }] },
  ]);
  expect(written[0].places.map(({ path }) => path)).toEqual(['domain/shared/text.ts', 'web/ui/Field.tsx']);
});

test('tests are left out, because they match only their own data', () => {
  source('domain/shared/text.test.ts', '/a/;\n');
  source('server/testing/builders.ts', '/a/;\n');
  source('scripts/x.test.mjs', '/a/;\n');

  expect(findRegexps(root)).toEqual({ written: [], made: [] });
});

test.each([
  'new RegExp(name)',
  'RegExp(`^a`, "i")',
  'new globalThis.RegExp(name)',
  'text.match("a+")',
  'text.matchAll(`a+`)',
])('%s is made at run time', (expression) => {
  source('server/platform/route.ts', `\n${expression};\n`);

  expect(findRegexps(root).made).toMatchObject([{ path: 'server/platform/route.ts', line: 2 }]);
});

test.each([
  [' *[\\t\\r\\n][\\s]*', 'g', '2nd degree'],
  ['^(\\d{1,2})\\s*[.\\-/\\s]\\s*(\\d{1,2})\\s*[.\\-/\\s]\\s*(\\d{4})$', '', '3rd degree'],
  ['[^\\p{L}]+$', 'u', '2nd degree'],
  ['^(a+)+$', '', 'exponential'],
])('/%s/%s is not linear: %s', (pattern, flags, how) => {
  expect(judge({ pattern, flags })).toContain(how);
});

test.each([
  ['\\s+', 'g'],
  ['^\\d{2}\\.\\d{2}\\.\\d{4}$', ''],
])('/%s/%s is linear', (pattern, flags) => {
  expect(judge({ pattern, flags })).toBeUndefined();
});

test('the product itself is read: the rule for names is found, and no expression is made at run time', () => {
  const { written, made } = findRegexps(ROOT);

  expect(written.flatMap(({ places }) => places.map(({ path }) => path))).toContain('domain/members/name.ts');
  expect(made).toEqual([]);
});
