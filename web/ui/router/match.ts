export type Params = Readonly<Record<string, string>>;

/**
 * The first pattern (`/sub-member/:id`) that matches a path, with the values of its parameters; a trailing slash is
 * ignored.
 */
export function match<P extends string>(
  patterns: readonly P[],
  pathname: string,
): { pattern: P; params: Params } | undefined {
  const parts = partsOf(pathname);
  for (const pattern of patterns) {
    const params = paramsOf(partsOf(pattern), parts);
    if (params) return { pattern, params };
  }
  return undefined;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Params | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, expected] of pattern.entries()) {
    const part = parts[place] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decoded(part);
    else if (expected !== part.toLowerCase()) return undefined;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
