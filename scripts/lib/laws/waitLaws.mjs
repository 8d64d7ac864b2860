import { nodesOf } from './nodes.mjs';

/** What a page answers at once, although the screen may still change. */
const READS = [
  'allInnerTexts',
  'allTextContents',
  'count',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
];

/** These look again and again until a deadline. */
const LOOK_AGAIN = ['journeys/gallery/device.ts', 'journeys/gallery/inspect.ts', 'journeys/server.ts'];

/** What makes a journey depend on the moment: a read that does not wait, a sleep, a second try. */
export function impatienceIn(node) {
  switch (node.type) {
    case 'CallExpression':
      if (isName(node.callee, 'expect') && readsAtOnce(node.arguments[0])) return 'read at once';
      return isName(node.callee, 'setTimeout') || node.callee.property?.name === 'waitForTimeout' ? 'sleep' : undefined;
    case 'ImportSpecifier':
      return isName(node.imported, 'setTimeout') ? 'sleep' : undefined;
    case 'ObjectExpression':
      return node.properties.some(({ key }) => key && (isName(key, 'retries') || isName(key, 'retry')))
        ? 'second try'
        : undefined;
    default:
      return undefined;
  }
}

/** Journeys wait for what they expect, and nothing else. */
export function waitLaw({ path, impatience }) {
  if (!path.startsWith('journeys/')) return [];
  return impatience
    .filter(({ what }) => what !== 'sleep' || !LOOK_AGAIN.includes(path))
    .map(({ what, line }) => ({ path, line, message: COMPLAINTS[what] }));
}

const COMPLAINTS = {
  'read at once': 'house: an expectation waits (toHaveCount, toHaveText, toBeVisible, expect.poll), a read does not',
  sleep: 'house: no sleep in a journey, wait for what is expected',
  'second try': 'house: no second try of a journey, it hides what the first one found',
};

/** Whether something awaited in it is such a read; what stands in a function is called later. */
function readsAtOnce(node) {
  if (!node) return false;
  const isWithin = (inner) => !isFunction(inner);
  return [...nodesOf(node, isWithin)].some(
    ({ type, argument }) =>
      type === 'AwaitExpression' &&
      argument.type === 'CallExpression' &&
      READS.includes(argument.callee.property?.name),
  );
}

function isFunction({ type }) {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

function isName(node, name) {
  return node.type === 'Identifier' && node.name === name;
}
