import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '../../../domain/shared/refusal.ts';
import { hashToken } from '../tokens.ts';
import type { Context } from '../work.ts';

const BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

/** Anybody may call `/health`, as often as they like: the database is asked at most once in this time. */
const HEALTH_HOLDS_MS = 1_000;

/** `/health` for monitoring, `/metrics` for the holder of the token (D50). */
export async function serveMonitoring(
  app: FastifyInstance,
  context: Context,
  metricsToken: string | undefined,
): Promise<void> {
  const health = onceIn(HEALTH_HOLDS_MS, () => assertHealthy(context));
  app.get('/health', async () => {
    await health();
    return { status: 'ok' };
  });
  if (metricsToken) await measure(app, metricsToken);
}

async function measure(app: FastifyInstance, metricsToken: string): Promise<void> {
  const { registry, seconds } = await openMetrics();
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) {
      throw new Refusal('not_found', 'missing');
    }
    return reply.type(registry.contentType).send(await registry.metrics());
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
  const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return { registry, seconds };
}

function isBearer(header: string | undefined, token: string): boolean {
  return timingSafeEqual(hashToken(header ?? ''), hashToken(`Bearer ${token}`));
}
