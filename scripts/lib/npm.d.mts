/** Runs npm silently under `node`, or under its own Node if it needs that; returns its exit code and output. */
export function npm(
  args: readonly string[],
  where: { node: string; cwd: string },
): Promise<{ code: number; output: string }>;
