import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';

const ROOMS = ['domain', 'texts', 'server', 'web', 'journeys'];
const TESTS = ['test', 'it', 'describe'];
const RUNS = ['each', 'for', 'concurrent', 'sequential'];

/** What a comment above a test says: the sentence holds, or the product does something else on purpose. */
const CLAIMS = /^\s*(proves|departs):(.*)$/;

/**
 * Every `// proves: id, id` and `// departs: id, id` in the tests below `root`, with the test directly below it: `{
 * proofs, departures }`, each `[{ id, path, line, title }]`. A comment above no test, or above a skipped one, has no
 * title. `group.*` stands for all rows with that prefix, for a test that goes through the specification's own list.
 */
export function readClaims(root) {
  const claims = ROOMS.flatMap((room) => testsBelow(join(root, room))).flatMap((file) => {
    const path = relative(root, file).split(sep).join('/');
    return claimsIn(path, readFileSync(file, 'utf8'));
  });
  const of = (claim) => claims.filter((one) => one.claim === claim).map(({ claim: _claim, ...rest }) => rest);
  return { proofs: of('proves'), departures: of('departs') };
}

function testsBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

export function claimsIn(path, text) {
  if (!/\/\/ (proves|departs):/.test(text)) return [];
  const { program, comments } = parseSync(path, text);
  const tests = [...nodesOf(program)].flatMap((node) => testIn(node) ?? []);
  return comments.flatMap((comment) => {
    const [, claim, ids] = CLAIMS.exec(comment.value) ?? [];
    if (ids === undefined) return [];
    const title = tests.find(({ start }) => onlyCommentsIn(text.slice(comment.end, start), start - comment.end))?.title;
    const line = text.slice(0, comment.start).split('\n').length;
    return ids.split(',').map((id) => ({ claim, id: id.trim(), path, line, title }));
  });
}

function onlyCommentsIn(between, length) {
  return length >= 0 && between.split('\n').every((line) => /^\s*(\/\/.*)?$/.test(line));
}

function testIn(node) {
  if (node.type !== 'CallExpression') return undefined;
  const title = titleOf(node.arguments[0]);
  return title !== undefined && isTest(node.callee) ? { start: node.start, title } : undefined;
}

/** `test(…)`, `test.each(…)(…)` and the like; not `test.skip`, `test.todo` or `test.runIf`. */
function isTest(callee) {
  if (callee.type === 'Identifier') return TESTS.includes(callee.name);
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  return callee.type === 'MemberExpression' && RUNS.includes(callee.property.name) && isTest(callee.object);
}

function titleOf(argument) {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  return argument?.type === 'TemplateLiteral' ? argument.quasis.map(({ value }) => value.cooked).join('…') : undefined;
}

function* nodesOf(node) {
  yield node;
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) yield* nodesOf(child);
  }
}
