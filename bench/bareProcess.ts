import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { stop } from './product.ts';

type Connection = { host: string; port: number; user: string; password: string; database: string };

export type BareAnswers = {
  /** By path: the key of the query, and the answer. */
  answers: Record<string, [string, string]>;
  /** A file that it serves from memory. */
  asset: string;
};

/** Starts the bare server of `bareServer.ts` with its answers. */
export async function startBare(port: number, connection: Connection, { answers, asset }: BareAnswers) {
  await store(connection, answers);
  const child = fork(join(import.meta.dirname, 'bareServer.ts'), {
    env: { ...process.env, PORT: String(port), CONNECTION: JSON.stringify(connection), ASSET: asset },
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}

async function store(connection: Connection, answers: Record<string, [string, string]>): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    'create table if not exists bench_answers (kind text, key_hash bytea, body text, primary key (kind, key_hash))',
  );
  for (const [kind, [key, body]] of Object.entries(answers)) {
    const hash = createHash('sha256').update(key).digest();
    await client.query('insert into bench_answers values ($1, $2, $3) on conflict do nothing', [kind, hash, body]);
  }
  await client.end();
}
