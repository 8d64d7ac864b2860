import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { nodesOf } from '../laws/nodes.mjs';

const SOURCES = '{domain,server,texts,web,scripts}/**/*.{ts,tsx,mjs}';
/** Tests are left out, because they match only their own data. */
const OF_TESTS = /\.test\.m?tsx?$|\.test\.mjs$|(^|\/)(testing|node_modules)\//;

/**
 * Every regular expression of the product below `root`, once each: `{ pattern, flags, places }`; and every place where
 * one is made at run time, which cannot be judged in advance: `{ path, line }`.
 */
export function findRegexps(root) {
  const written = new Map();
  const made = [];
  for (const path of sourcesBelow(root)) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const { regex, start } of regexpsIn(path, text)) {
      const place = { path, line: text.slice(0, start).split('\n').length };
      if (!regex) made.push(place);
      else keep(written, regex, place);
    }
  }
  return { written: [...written.values()], made };
}

function sourcesBelow(root) {
  return globSync(SOURCES, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !OF_TESTS.test(path))
    .sort();
}

function keep(written, { pattern, flags }, place) {
  const name = `/${pattern}/${flags}`;
  const known = written.get(name) ?? { pattern, flags, places: [] };
  written.set(name, { ...known, places: [...known.places, place] });
}

/** Literals and calls of `RegExp`; `match` and `matchAll` also make one from a text. */
function regexpsIn(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return [...nodesOf(program)].filter((node) => node.regex || isMadeOfText(node));
}

function isMadeOfText({ type, callee, arguments: [first] = [] }) {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false;
  if (callee.type === 'Identifier') return callee.name === 'RegExp';
  if (callee.type !== 'MemberExpression') return false;
  if (callee.property.name === 'RegExp') return true;
  return ['match', 'matchAll'].includes(callee.property.name) && isText(first);
}

function isText(node) {
  return node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
}
