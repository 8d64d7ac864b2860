import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

/** Columns of bytes that are not sealed, because nothing can be read out of them. */
const DIGESTS = ['token_hash', 'code_hash', 'content_digest'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a column of bytes says that it is sealed, so that a change of keys does not forget it', async () => {
  const { rows } = await sql<{ column: string; comment: string | null }>`
    select c.table_name || '.' || c.column_name as "column",
      col_description(format('public.%I', c.table_name)::regclass, c.ordinal_position) as comment
    from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'bytea' and c.column_name <> all (${DIGESTS})
    order by 1`.execute(server.ground.db);

  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ comment }) => !comment?.startsWith('sealed'))).toEqual([]);
});
