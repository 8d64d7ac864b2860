import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase } from '../../platform/db.ts';
import type { TestServer } from '../testServer.ts';

/** How the proxy to the database behaves: normally, closing connections, never answering, or answering late. */
export type ProxyMode = 'open' | 'hangsUp' | 'swallows' | 'slow';

export type DatabaseProxy = { go(mode: ProxyMode): void; close(): Promise<void> };

const SLOW_MS = 4_000;

/** Puts a proxy between the server and its database, which can be blocked while the server runs. */
export async function startDatabaseProxy(server: TestServer): Promise<DatabaseProxy> {
  const { target, login } = await whereItIs(server);
  const pairs = new Set<[Socket, Socket]>();
  let mode: ProxyMode = 'open';
  const proxy = createServer((near) => {
    if (mode === 'hangsUp') return near.destroy();
    const far = connect(target);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        for (const each of pair) each.destroy();
        pairs.delete(pair);
      });
    }
    near.on('data', (bytes) => pass(bytes, far));
    far.on('data', (bytes) => pass(bytes, near));
  });
  const pass = (bytes: Buffer, to: Socket) => {
    if (mode === 'open') to.write(bytes);
    if (mode === 'slow') setTimeout(() => to.writable && to.write(bytes), SLOW_MS).unref();
  };
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  const direct = server.context.db;
  const { db } = openDatabase({ host: '127.0.0.1', port: address.port, ...login });
  server.context.db = db;
  return {
    go: (wanted) => {
      mode = wanted;
      if (mode === 'hangsUp') for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
    close: async () => {
      server.context.db = direct;
      mode = 'open';
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await db.destroy();
      proxy.close();
    },
  };
}

async function whereItIs({ context }: TestServer) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(context.db);
  const url = /^\w+:\/\/([^:]+):([^@]*)@([^/:]*)(?::(\d+))?\/[^?]*\??(.*)$/.exec(inject('postgresUrl'));
  if (!url) throw new Error('the URL of the test database is of another form');
  const [, user = '', password = '', host = '', port = '5432', query = ''] = url;
  const settings = new URLSearchParams(query);
  const folder = settings.get('host');
  const login = { user, password: decodeURIComponent(password), database: String(rows[0]?.name) };
  if (!folder) return { target: { host, port: Number(port) }, login };
  return { target: { path: join(folder, `.s.PGSQL.${settings.get('port') ?? port}`) }, login };
}
