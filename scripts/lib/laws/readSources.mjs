import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { nodesOf } from './nodes.mjs';
import { impatienceIn } from './waitLaws.mjs';

export const VOIDED_CALL = 'void before a call';
const ROOMS = ['domain', 'texts', 'server', 'web', 'journeys', 'bench'];

/**
 * Every TypeScript file of the rooms below `root`, with what the laws need: `{ path, lines, imports: [{ specifier,
 * target, typeOnly, everything, line }], uses: [{ what, line }], impatience: [{ what, line }] }`. `target` is the path of an imported file of the project;
 * undefined for a package. `everything`: imported or exported with `*`.
 */
export function readSources(root) {
  return ROOMS.flatMap((room) => filesBelow(join(root, room)))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readSource(root, relative(root, path).split(sep).join('/')));
}

function filesBelow(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  return entry.isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];
}

function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const starts = lineStarts(text);
  const lineOf = ({ start }) => starts.filter((begin) => begin <= start).length;
  const source = { path, lines: text.replace(/\n$/, '').split('\n').length, imports: [], uses: [], impatience: [] };
  for (const node of nodesOf(program)) {
    const found = importIn(node);
    if (found?.specifier) source.imports.push({ ...resolved(path, found), line: lineOf(node) });
    const what = found && !found.specifier ? 'import() of a computed path' : reachedBy(node);
    if (what) source.uses.push({ what, line: lineOf(node) });
    const impatience = impatienceIn(node);
    if (impatience) source.impatience.push({ what: impatience, line: lineOf(node) });
  }
  return source;
}

function resolved(path, { specifier, typeOnly, everything = false }) {
  const [file] = specifier.split('?'); // Vite's `?url` and the like
  const target = file.startsWith('.')
    ? normalize(join(dirname(path), file))
        .split(sep)
        .join('/')
    : undefined;
  return { specifier: file, target, typeOnly, everything };
}

/** What the node imports, in whichever syntax; without a specifier if that is known only at run time. */
function importIn(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return {
        specifier: node.source.value,
        typeOnly: isTypeOnly(node, 'importKind'),
        everything: node.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier'),
      };
    case 'ExportNamedDeclaration':
      return node.source ? { specifier: node.source.value, typeOnly: isTypeOnly(node, 'exportKind') } : undefined;
    case 'ExportAllDeclaration':
      return { specifier: node.source.value, typeOnly: node.exportKind === 'type', everything: true };
    case 'ImportExpression':
      return { specifier: node.source.value, typeOnly: false };
    case 'TSImportType':
      return { specifier: node.source.value, typeOnly: true };
    default:
      return undefined;
  }
}

/** `import type …`, or every name in the braces marked with `type`; a bare import has side effects. */
function isTypeOnly(node, kind) {
  if (node[kind] === 'type') return true;
  return node.specifiers.length > 0 && node.specifiers.every((name) => name[kind] === 'type');
}

/** Direct use of clock, randomness or environment. */
function reachedBy(node) {
  switch (node.type) {
    case 'NewExpression':
      return isName(node.callee, 'Date') && node.arguments.length === 0 ? 'new Date()' : undefined;
    case 'CallExpression':
      return isName(node.callee, 'randomUUID') ? 'randomUUID()' : undefined;
    case 'MemberExpression':
      return memberUse(node);
    case 'ExpressionStatement':
      return isVoidedCall(node.expression) ? VOIDED_CALL : undefined;
    default:
      return undefined;
  }
}

/** `void` hides a promise from the linter; a rejection would end the process. */
function isVoidedCall({ type, operator, argument }) {
  return type === 'UnaryExpression' && operator === 'void' && argument.type === 'CallExpression';
}

function memberUse({ object, property }) {
  if (isName(object, 'Date') && isName(property, 'now')) return 'Date.now()';
  if (isName(object, 'Math') && isName(property, 'random')) return 'Math.random()';
  if (isName(object, 'process') && isName(property, 'env')) return 'process.env';
  return isName(property, 'randomUUID') ? 'randomUUID()' : undefined;
}

function isName(node, name) {
  return node.type === 'Identifier' && node.name === name;
}

function lineStarts(text) {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}
