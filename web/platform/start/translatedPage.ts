/** The element with which browsers' translators replace a text. */
const WRAPPER = 'FONT';

/** What stands on the page for a text that a translator took away. */
const standIns = new WeakMap<Node, Node>();
/** The other way round: a stand-in may stand for several texts. */
const textsBehind = new WeakMap<Node, Node[]>();

/**
 * Lets React work on a page that the browser translates. A translator replaces each text by a `font` element, but React
 * still holds the text that it made: it could no longer remove it or insert anything before it (`NotFoundError`, after
 * which React gives up the whole page), and a changed text would not be seen. Therefore, before React touches a text, the
 * text is put back in its place; the translator then translates it again (decision 79).
 */
export function allowTranslation(): void {
  const observer = new MutationObserver(rememberStandIns);
  observer.observe(document, { childList: true, subtree: true });
  const putBackFrom = (text: Node) => {
    rememberStandIns(observer.takeRecords());
    putBack(text);
  };
  guardMoves(Node.prototype, putBackFrom);
  guardChanges(Node.prototype, putBackFrom);
}

function guardMoves(nodes: Node, putBackFrom: (text: Node) => void): void {
  const { insertBefore, appendChild, removeChild } = nodes;
  nodes.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before && before.parentNode !== this) putBackFrom(before);
    if (isTakenAway(node, this)) putBackFrom(node);
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
  nodes.appendChild = function append<T extends Node>(this: Node, node: T): T {
    if (isTakenAway(node, this)) putBackFrom(node);
    return appendChild.call(this, node) as T;
  };
  nodes.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    if (node.parentNode !== this) putBackFrom(node);
    return node.parentNode === this ? (removeChild.call(this, node) as T) : node;
  };
}

function guardChanges(nodes: Node, putBackFrom: (text: Node) => void): void {
  const value = Object.getOwnPropertyDescriptor(nodes, 'nodeValue');
  Object.defineProperty(nodes, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (isTakenAway(this)) putBackFrom(this);
      value?.set?.call(this, text);
    },
  });
}

/** Whether the text is no longer where React put it. The translator itself also moves texts, into its own elements. */
function isTakenAway(node: Node, target?: Node): boolean {
  if (node.nodeType !== Node.TEXT_NODE || target?.nodeName === WRAPPER) return false;
  return !node.parentNode || node.parentNode.nodeName === WRAPPER;
}

function rememberStandIns(records: MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const [place, record] of records.entries()) {
    for (const node of record.removedNodes) {
      const texts = textsBehind.get(node) ?? (node.nodeType === Node.TEXT_NODE ? [node] : []);
      const standIn = texts[0] && standInOf(record, records[place + 1], added);
      if (standIn && !texts.includes(standIn)) remember(standIn, texts);
    }
  }
}

/** A stand-in comes with the text's removal, just before it, or next. React's own removals bring none. */
function standInOf(
  removed: MutationRecord,
  next: MutationRecord | undefined,
  added: Set<Node>,
): Node | null | undefined {
  const { addedNodes, previousSibling, nextSibling, target } = removed;
  const later = next?.target === target ? [...next.addedNodes] : [];
  const beside = [previousSibling, nextSibling, ...later].find((node) => node?.nodeName === WRAPPER && added.has(node));
  return addedNodes[0] ?? beside;
}

function remember(standIn: Node, texts: Node[]): void {
  for (const text of texts) standIns.set(text, standIn);
  textsBehind.set(standIn, [...(textsBehind.get(standIn) ?? []), ...texts]);
}

/** Puts the text, and the others behind the same stand-in, back where they were. */
function putBack(text: Node): void {
  const standIn = text.parentNode ?? standIns.get(text);
  if (!standIn) return;
  let outermost = standIn;
  while (outermost.parentNode?.nodeName === WRAPPER) outermost = outermost.parentNode;
  const texts = text.parentNode ? textsIn(outermost) : (textsBehind.get(standIn) ?? []);
  (outermost as ChildNode).replaceWith(...texts);
}

function textsIn(element: Node): Node[] {
  return element.nodeType === Node.TEXT_NODE ? [element] : [...element.childNodes].flatMap(textsIn);
}

export function isTranslated(root: Element): boolean {
  return root.querySelector(WRAPPER) !== null;
}
