import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '../../../domain/shared/refusal.ts';
import type { Context } from '../context.ts';
import { hashToken } from '../secrets/tokens.ts';

const BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

/** Anybody may call `/health`, as often as they like: the database is asked at most once in this time. */
const HEALTH_HOLDS_MS = 1_000;

/** A number about the product, read when it is asked for. */
export type Figure = { name: string; help: string; value: number; labels: Record<string, string> };

type Metrics = { metricsToken: string | undefined; figures: () => Promise<readonly Figure[]> };

/** `/health` for monitoring, `/metrics` for the holder of the token (D50). */
export async function serveMonitoring(
  app: FastifyInstance,
  context: Context,
  { metricsToken, figures }: Metrics,
): Promise<void> {
  const health = onceIn(HEALTH_HOLDS_MS, () => assertHealthy(context));
  app.get('/health', async () => {
    await health();
    return { status: 'ok' };
  });
  if (metricsToken) await measure(app, context, { metricsToken, figures });
}

async function measure(
  app: FastifyInstance,
  { log }: Context,
  { metricsToken, figures }: Metrics & { metricsToken: string },
): Promise<void> {
  const { registry, seconds, write } = await openMetrics();
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) {
      throw new Refusal('not_found', 'missing');
    }
    // a database that is gone must not hide the other metrics
    const product = await figures().catch((err) => {
      log.warn({ err }, 'the figures of the product could not be read');
      return [];
    });
    return reply.type(registry.contentType).send(`${await registry.metrics()}\n${await write(product)}`);
  });
}

async function assertHealthy({ db, files }: Context): Promise<void> {
  await sql`select 1`.execute(db);
  if (!(await files.isReachable())) throw new Refusal('service_unavailable', 'unavailable');
}

/** All calls within that time share one query and its result, good or bad. */
function onceIn<R>(milliseconds: number, question: () => Promise<R>): () => Promise<R> {
  let shared: { answer: Promise<R>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!shared || now >= shared.until) shared = { answer: question(), until: now + milliseconds };
    return shared.answer;
  };
}

/** Loaded only if a token is set. */
async function openMetrics() {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  // written anew each time: a figure that does not exist any more is not repeated
  const write = (figures: readonly Figure[]) => {
    const once = new Registry();
    for (const [name, [first, ...more]] of Map.groupBy(figures, ({ name }) => name)) {
      if (!first) continue;
      const gauge = new Gauge({ name, help: first.help, labelNames: Object.keys(first.labels), registers: [once] });
      for (const { labels, value } of [first, ...more]) gauge.set(labels, value);
    }
    return once.metrics();
  };
  return { registry, seconds, write };
}

function isBearer(header: string | undefined, token: string): boolean {
  return timingSafeEqual(hashToken(header ?? ''), hashToken(`Bearer ${token}`));
}
