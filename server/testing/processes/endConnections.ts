import pg from 'pg';
import type { TestServer } from '../testServer.ts';

/** Ends every connection to the test's database, as if its process were killed: what is not committed is lost. */
export async function endConnections({ connection }: Pick<TestServer, 'connection'>): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
