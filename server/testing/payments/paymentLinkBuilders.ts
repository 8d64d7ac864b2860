import '../../payments/links/paymentLinks.tables.ts';
import { hashToken, newToken } from '../../platform/secrets/tokens.ts';
import type { TestHousehold } from '../builders.ts';
import { anInvoice } from '../invoicingBuilders.ts';
import type { TestServer } from '../testServer.ts';

const DAY_MS = 86_400_000;

/** The id of a link to an open invoice of the household. */
export async function aPaymentLinkId(server: TestServer, household: TestHousehold): Promise<number> {
  const { id: sale_invoice_id } = await anInvoice(server, household, { type: 'sim' });
  const created_at = server.clock.now();
  const expires_at = new Date(created_at.getTime() + DAY_MS);
  const { household_id } = household;
  const { id } = await server.context.db
    .insertInto('payment_links')
    .values({ household_id, sale_invoice_id, token_hash: hashToken(newToken()), created_at, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
