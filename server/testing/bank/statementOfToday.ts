import '../../payments/payments.tables.ts';
import type { TestServer } from '../testServer.ts';

/** A bank statement without lines that ends today, as if it had been read: otherwise no reminder leaves (decision 76). */
export async function aStatementOfToday(server: TestServer): Promise<void> {
  const today = server.clock.today();
  await server.context.db
    .insertInto('bank_statements')
    .values({
      file_digest: `until ${today}`,
      file_name: `bis-${today}.xml`,
      first_day: today,
      last_day: today,
      line_count: 0,
      known_count: 0,
      skipped_count: 0,
      accounts: '[]',
      left_out: '[]',
      created_by: null,
      created_at: server.clock.now(),
    })
    .onConflict((conflict) => conflict.column('file_digest').doUpdateSet({ last_day: today }))
    .execute();
}
