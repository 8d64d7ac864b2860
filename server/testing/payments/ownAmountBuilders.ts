import { yearOf } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { storeOwnAmount } from '../../invoicing/ownAmounts/ownAmounts.actions.ts';
import type { TestServer } from '../testServer.ts';

/** What a person pays in place of the table's contribution, by default 1 euro for next year. */
export async function anOwnAmount(
  server: TestServer,
  member_id: number,
  { reason, year, amount = 100 }: { reason: string; year?: number; amount?: number },
): Promise<void> {
  const decided = { member_id, reason, asked_by: null, agreed_by: null, amount_cents: cents(amount) };
  const next = yearOf(server.clock.today()) + 1;
  await server.change((change) => storeOwnAmount(change, { ...decided, year: year ?? next }));
}
