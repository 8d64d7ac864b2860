import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { violationsIn } from './lib/laws/violations.mjs';

const TOPICS = ['shared', 'accounts', 'members', 'invoicing'];
const trees = [];

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** The violations in a project of these files. */
function judge(files) {
  const root = mkdtempSync(join(tmpdir(), 'vefa-laws-'));
  trees.push(root);
  for (const [path, text] of Object.entries({ 'topics.json': JSON.stringify(TOPICS), ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return violationsIn(root).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

const imports = (path) => `import { a } from '${path}';\nexport const b = a;\n`;
const leaf = 'export const a = 1;\n';

test('a project that obeys the laws has no violations', () => {
  const found = judge({
    'domain/shared/day.ts': imports('zod'),
    'domain/members/member.ts': imports('../shared/day.ts'),
    'domain/members/member.test.ts': imports('vitest'),
    'texts/de.ts': imports('./members/members.de.ts'),
    'texts/members/members.de.ts': imports('../../domain/invoicing/invoice.ts'),
    'domain/invoicing/invoice.ts': leaf,
    'web/members/words.ts': imports('../../texts/de.ts'),
    'server/platform/db.ts': `${imports('../../domain/shared/day.ts')}export const now = new Date();\n`,
    'server/members/members.reads.ts': imports('../platform/db.ts'),
    'server/members/members.writes.ts': imports('../../domain/members/member.ts'),
    'server/members/members.actions.ts': imports('./members.writes.ts'),
    'server/invoicing/invoicing.actions.ts': imports('../members/members.actions.ts'),
    'server/app.ts': imports('./invoicing/invoicing.actions.ts'),
    'server/invoicing/invoicing.test.ts': imports('../members/members.writes.ts'),
    'web/platform/client.ts': imports('../../domain/members/member.ts'),
    'web/ui/Card.tsx': imports('react'),
    'web/members/memberFields.ts': imports('../ui/Card.tsx'),
    'web/office/households/MemberList.tsx': imports('../../members/memberFields.ts'),
    'web/portal/frame/Frame.tsx': imports('../../ui/Card.tsx'),
    'web/portal/mainMember/Main.tsx': `${imports('../../platform/client.ts')}${imports('../frame/Frame.tsx')}`,
    'web/portal.tsx': "export const screen = () => import('./portal/mainMember/Main.tsx');\n",
    'web/office.tsx': "export const screen = () => import('./office/households/MemberList.tsx');\n",
  });

  expect(found).toEqual([]);
});

test.each([
  [
    'a package other than zod in the domain',
    'domain/members/a.ts',
    'kysely',
    'law 1: domain may not import the package',
  ],
  ['Node in the domain', 'domain/members/a.ts', 'node:fs', 'law 1: domain may not import the package'],
  ['the domain knowing the server', 'domain/members/a.ts', '../../server/members/x.ts', 'law 1: domain may not import'],
  ['texts knowing the web', 'texts/de.ts', '../web/portal.tsx', 'law 1: texts may not import'],
  ['texts with a package', 'texts/de.ts', 'zod', 'law 1: texts may not import the package'],
  ['the web knowing the server', 'web/members/a.ts', '../../server/config.ts', 'law 1: web may not import'],
  ['the server knowing the web', 'server/members/a.ts', '../../web/portal.tsx', 'law 1: server may not import'],
  ['Node in the browser', 'web/members/a.ts', 'node:path', 'law 1: web runs in the browser'],
  ['the product using its tests', 'server/members/a.ts', '../testing/cast.ts', 'law 1: the product may not import'],
  ['a left topic knowing a right one', 'domain/members/a.ts', '../invoicing/b.ts', 'law 2: members stands left of'],
  ['news that goes left', 'server/accounts/a.ts', '../members/members.news.ts', 'law 2: accounts stands left of'],
  ['a screen that looks right', 'web/members/A.tsx', '../invoicing/B.tsx', 'law 2: members stands left of'],
  ["another topic's writes", 'server/invoicing/a.ts', '../members/members.writes.ts', 'law 3: of members others may'],
  ["another topic's jobs", 'server/invoicing/a.ts', '../members/members.jobs.ts', 'law 3: of members others may'],
  ['platform knowing a topic', 'server/platform/a.ts', '../members/members.reads.ts', 'law 5: platform knows no topic'],
  ["platform knowing a topic's rule", 'server/platform/a.ts', '../../domain/members/m.ts', 'law 5: platform knows no'],
  ['web platform knowing a topic', 'web/platform/a.ts', '../members/A.tsx', 'law 5: platform knows no topic'],
  ['ui knowing the domain', 'web/ui/A.tsx', '../../domain/shared/day.ts', 'law 5: web/ui knows no domain word'],
  ['ui knowing a topic', 'web/ui/A.tsx', '../members/A.tsx', 'law 5: web/ui knows no domain word'],
])('%s is found', (_what, path, target, message) => {
  expect(judge({ [path]: `\n${imports(target)}` })).toEqual([expect.stringContaining(`${path}:2 ${message}`)]);
});

test('a discarded promise is found on the server, but not in the browser or in tests', () => {
  const thrownAway = 'export function a() {\n  void b();\n}\nasync function b() {}\n';

  const found = judge({
    'server/members/a.ts': thrownAway,
    'server/members/a.test.ts': thrownAway,
    'web/members/a.ts': thrownAway,
  });

  expect(found).toEqual([expect.stringContaining('server/members/a.ts:2 house: a promise that nobody awaits')]);
});

test('a topic may import a file at the root, but not one that puts topics together', () => {
  const found = judge({
    'server/words.ts': imports('../texts/de.ts'),
    'server/topics.ts': imports('./invoicing/invoicing.routes.ts'),
    'server/members/a.ts': `${imports('../words.ts')}${imports('../topics.ts')}`,
  });

  expect(found).toEqual([
    'server/members/a.ts:3 law 2: server/topics.ts puts topics together, so none of them may know it',
  ]);
});

test('folders that put topics together import what is public of every topic and its checks, and only entrances import them', () => {
  const found = judge({
    'server/office.ts': imports('./commandLine/commandLine.ts'),
    'server/commandLine/commandLine.ts': imports('./commands.ts'),
    'server/commandLine/commands.ts': `${imports('../accounts/accounts.reads.ts')}${imports('../invoicing/fees.actions.ts')}`,
    'server/commandLine/wrong.ts': imports('../invoicing/fees.writes.ts'),
    'server/maintenance/a.ts': imports('../invoicing/invoicing.checks.ts'),
    'server/invoicing/a.ts': imports('../commandLine/commands.ts'),
    'server/platform/a.ts': imports('../commandLine/commandLine.ts'),
    'server/members/a.test.ts': imports('../commandLine/commandLine.ts'),
  });

  expect(found).toEqual([
    'server/commandLine/wrong.ts:1 law 3: of invoicing others may import .actions, .reads and .news, not server/invoicing/fees.writes.ts',
    'server/invoicing/a.ts:1 law 2: server/commandLine/commands.ts puts topics together, so none of them may know it',
    'server/platform/a.ts:1 law 2: server/commandLine/commandLine.ts puts topics together, so none of them may know it',
  ]);
});

test('our own modules are imported by name, outside of tests and the root', () => {
  const all = "import * as b from './b.ts';\nexport const a = b;\n";
  const found = judge({
    'domain/members/a.ts': all,
    'domain/members/b.ts': "export * from './c.ts';\n",
    'domain/members/c.ts': "import * as z from 'zod';\nexport const d = z;\n",
    'domain/members/a.test.ts': all,
    'server/openApi.ts': all,
  });

  expect(found).toEqual([
    'domain/members/a.ts:1 law 6: import names, not all of domain/members/b.ts',
    'domain/members/b.ts:1 law 6: import names, not all of domain/members/c.ts',
  ]);
});

test.each([
  ["import('../invoicing/b.ts')", 'export const later = () => '],
  ["export { b } from '../invoicing/b.ts'", ''],
  ["export * from '../invoicing/b.ts'", ''],
  ["import type { B } from '../invoicing/b.ts'; export type C = B", ''],
  ["import('../invoicing/b.ts').B", 'export type C = '],
  ["import '../invoicing/b.ts'", ''],
])('every syntax of importing is found: %s', (how, before) => {
  expect(judge({ 'domain/members/a.ts': `${before}${how};\n` })).toEqual([expect.stringContaining('law 2')]);
});

test("the shape of another topic's rows may be read as a type only", () => {
  const path = '../members/members.tables.ts';

  expect(judge({ 'server/invoicing/a.ts': `import type { A } from '${path}';\nexport type B = A;\n` })).toEqual([]);
  expect(judge({ 'server/invoicing/a.ts': imports(path) })).toEqual([expect.stringContaining('law 3')]);
});

test('an import path of three files from portal to office is found and printed', () => {
  const found = judge({
    'web/portal.tsx': "export const screen = () => import('./members/List.tsx');\n",
    'web/members/List.tsx': imports('../members/rows.ts'),
    'web/members/rows.ts': imports('../office/households/MemberList.tsx'),
    'web/office/households/MemberList.tsx': leaf,
  });

  expect(found).toEqual([
    expect.stringContaining('law 4: web/office/households/MemberList.tsx'),
    expect.stringContaining('web/members/rows.ts → web/office/households/MemberList.tsx'),
  ]);
});

test.each([
  ['a topic knowing a screen', 'web/members/a.ts', '../portal/family/Family.tsx'],
  ['platform knowing a screen', 'web/platform/a.ts', '../portal/family/Family.tsx'],
  ['ui knowing a screen', 'web/ui/a.ts', '../portal/family/Family.tsx'],
  ["a part knowing another's screen", 'web/portal/news/a.ts', '../family/Family.tsx'],
  ['the frame knowing a screen', 'web/portal/frame/a.ts', '../family/Family.tsx'],
  ['the office knowing the portal', 'web/office/household/a.ts', '../../portal/frame/Frame.tsx'],
])('%s is found', (_what, path, target) => {
  expect(judge({ [path]: imports(target) })).toEqual([expect.stringContaining(`${path}:1 law 4`)]);
});

test('an import cycle is found once, also one of types', () => {
  const circle = { 'domain/members/a.ts': imports('./b.ts'), 'domain/members/b.ts': imports('./a.ts') };
  const types = { 'domain/members/b.ts': "import type { A } from './a.ts';\nexport type B = A;\n" };

  expect(judge(circle)).toEqual([expect.stringContaining('law 6: a circle of files')]);
  expect(judge({ ...circle, ...types })).toEqual([expect.stringContaining('law 6: a circle of files')]);
});

test.each([
  ['web/members/index.ts', 'law 6: no index files'],
  ['server/members/utils.ts', 'law 6: no drawers'],
  ['server/platform/helpers/text.ts', 'law 6: no drawers'],
  ['domain/shared/day.common.ts', 'law 6: no drawers'],
  ['server/somewhere/a.ts', 'house: somewhere is not in topics.json'],
])('the name %s is refused', (path, message) => {
  expect(judge({ [path]: leaf })).toEqual([expect.stringContaining(message)]);
});

test('forty-five files in one folder are the limit, tests included', () => {
  const folder = (count) => Array.from({ length: count }, (_, n) => [`domain/members/a${n}.ts`, leaf]);
  const tests = [['domain/members/a.test.ts', leaf]];

  expect(judge(Object.fromEntries([...folder(44), ...tests]))).toEqual([]);
  expect(judge(Object.fromEntries([...folder(45), ...tests]))).toEqual([
    expect.stringContaining('house: 46 files in one folder'),
  ]);
});

test('three hundred lines are the limit', () => {
  expect(judge({ 'domain/members/a.ts': leaf.repeat(300).replaceAll('a =', 'a = ') }).length).toBe(0);
  expect(judge({ 'domain/members/a.ts': '\n'.repeat(301) })).toEqual([expect.stringContaining('house: 301 lines')]);
});

test.each(['new Date()', 'Date.now()', 'Math.random()', 'crypto.randomUUID()', 'randomUUID()', 'process.env.PORT'])(
  '%s has one door',
  (code) => {
    const text = `export const a = ${code};\n`;

    expect(judge({ 'domain/members/a.ts': text })).toEqual([expect.stringContaining('law 6')]);
    expect(judge({ 'server/members/a.ts': text, 'web/members/a.ts': text })).toHaveLength(2);
    expect(judge({ 'server/platform/a.ts': text, 'server/members/a.test.ts': text, 'bench/b.ts': text })).toEqual([]);
  },
);

test('the settings may read the environment, but not the clock', () => {
  expect(judge({ 'server/config.ts': 'export const a = process.env.PORT;\n' })).toEqual([]);
  expect(judge({ 'server/config.ts': 'export const a = new Date();\n' })).toHaveLength(1);
  expect(judge({ 'web/platform/a.ts': 'export const a = process.env.PORT;\n' })).toHaveLength(1);
});

test('a screen is imported by a literal path', () => {
  expect(judge({ 'web/office.tsx': 'export const open = (name: string) => import(name);\n' })).toEqual([
    expect.stringContaining('import() of a computed path'),
  ]);
});

test('a date with arguments does not read the clock', () => {
  expect(judge({ 'domain/members/a.ts': "export const a = new Date('2027-01-01');\n" })).toEqual([]);
});

test.each([
  "test('a', async () => { expect(await page.getByRole('row').count()).toBe(2); });",
  "test('a', async () => { expect((await rows.allInnerTexts()).slice(1)).toEqual([]); });",
  "test('a', async () => { expect([await name.inputValue(), 1]).toEqual(['', 1]); });",
  "test('a', async () => { await page.waitForTimeout(100); });",
  "test('a', async () => { await new Promise((go) => setTimeout(go, 100)); });",
  "import { setTimeout as wait } from 'node:timers/promises';",
  'test.describe.configure({ retries: 2 });',
])('a journey waits for what it expects, and has no second try: %s', (code) => {
  expect(judge({ 'journeys/a.spec.ts': `${code}\n` })).toEqual([expect.stringContaining('house: ')]);
  expect(judge({ 'journeys/rows.ts': `${code}\n` })).toHaveLength(1);
  expect(judge({ 'server/members/a.test.ts': `${code}\n` })).toEqual([]);
});

test('a journey may read what an expectation asks for again and again, and look elsewhere at once', () => {
  const code = `await expect.poll(async () => (await rows.allInnerTexts()).slice(1)).toEqual([]);
expect(await send('GET', '/api/v1/me')).toEqual({});
const { retry } = words;
`;
  expect(judge({ 'journeys/a.spec.ts': code, 'journeys/server.ts': 'setTimeout(look, 100);\n' })).toEqual([]);
});
