/** Law 5: nothing that the portal loads, at once or later, belongs to the office. */
export function portalLaw(sources) {
  const graph = graphOf(sources, () => true);
  const way = wayTo('web/portal.tsx', graph, (path) => path.startsWith('web/office/'));
  if (!way) return [];
  return [{ path: way.at(-2), line: 1, message: `law 5: the portal reaches the office: ${way.join(' → ')}` }];
}

/** Law 6: no file in an import cycle, of types neither: two files that need each other are one thing. */
export function circleLaw(sources) {
  const graph = entangled(graphOf(sources, () => true));
  const reported = new Set();
  return [...graph.keys()].flatMap((path) => {
    if (reported.has(path)) return [];
    const circle = wayTo(path, graph, (next) => next === path);
    if (!circle) return [];
    for (const member of circle) reported.add(member);
    return [{ path, line: 1, message: `law 6: a circle of files: ${circle.join(' → ')}` }];
  });
}

/** The part of a graph that is left when files that import nothing of the rest are taken away, again and again. */
function entangled(graph) {
  const left = new Map(graph);
  let before;
  do {
    before = left.size;
    for (const [path, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(path);
  } while (left.size < before);
  return left;
}

function graphOf(sources, counts) {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter((item) => known.has(item.target) && counts(item)).map(({ target }) => target),
    ]),
  );
}

/** The shortest path of at least one step from `start` to a file for which `isGoal` is true. */
function wayTo(start, graph, isGoal) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)) ?? []) {
      if (isGoal(next)) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
