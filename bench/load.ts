import autocannon from 'autocannon';

export type Request = { url: string; method: 'GET' | 'POST' | 'PUT'; headers: Record<string, string>; body?: string };

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };

/** Sends requests as fast as `connections` allow, for `seconds`. */
export async function load(request: Request, connections: number, seconds: number): Promise<Load> {
  const result = await autocannon({ ...request, connections, duration: seconds });
  const failed = result.non2xx + result.errors + result.timeouts;
  return { perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99, failed };
}

/**
 * Measures two servers in turn (A B A B …), so that a slow phase of the machine affects both. The first round is a
 * warm-up.
 */
export async function compare(
  ours: Request,
  bare: Request,
  options: { connections: number; seconds: number; rounds: number },
) {
  const ratios: number[] = [];
  const rounds: { ours: Load; bare: Load }[] = [];
  for (const each of [ours, bare]) await load(each, options.connections, options.seconds);
  for (let round = 0; round < options.rounds; round += 1) {
    const a = await load(ours, options.connections, options.seconds);
    const b = await load(bare, options.connections, options.seconds);
    if (a.failed + b.failed > 0) throw new Error(`${a.failed} + ${b.failed} requests failed`);
    rounds.push({ ours: a, bare: b });
    ratios.push(a.perSecond / b.perSecond);
  }
  return {
    ratio: median(ratios),
    ours: median(rounds.map((r) => r.ours.perSecond)),
    bare: median(rounds.map((r) => r.bare.perSecond)),
    p99Ms: median(rounds.map((r) => r.ours.p99Ms)),
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
