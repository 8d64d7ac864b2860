import { visitorKeys } from 'oxc-parser';

/** The node and all its descendants; `enters` says into which of them to go. */
export function* nodesOf(node, enters = () => true) {
  yield node;
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child && enters(child)) yield* nodesOf(child, enters);
  }
}
