import { beforeAll, describe, expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { logIn } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathOf, aFamily, identify, takeBack } from '../../testing/deaths/deathLifeBuilders.ts';
import { withDemoFees } from '../../testing/invoicingBuilders.ts';
import { moveTo } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  await withDemoFees(server);
  moveTo(server, '2027-02-01');
  ({ client: clerk } = await aClerk(server));
});

describe('invoices that were drafted', () => {
  it('stay as they are while the death stands, and what is due is worked out as before once it is taken back', async () => {
    const { household, son } = await aFamily(server, 'active', { active_from: day('2026-01-01') });
    const member = await logIn(server, household);
    const due = () => member.send('GET', '/api/v1/finance/sale-invoice/pre-calculation');
    const draft = () => member.send('POST', '/api/v1/finance/household/create-invoice', { type: 'siac' });
    const [drafted, before] = [await draft(), await invoicesOf(household)];
    const reckoned = await due();
    const death = await aDeathOf(server, { member_id: son });

    await identify(clerk, death);
    expect(await invoicesOf(household)).toEqual(before);
    await takeBack(clerk, death);

    expect(before.items).toHaveLength(4);
    expect(await invoicesOf(household)).toEqual(before);
    expect((await due()).body).toEqual(reckoned.body);
    expect((await draft()).body).toEqual(drafted.body);
  });

  it('while the death stood without the deceased, are made anew with them', async () => {
    const { household, son } = await aFamily(server, 'active', { active_from: day('2026-01-01') });
    const member = await logIn(server, household);
    const draft = () => member.send('POST', '/api/v1/finance/household/create-invoice', { type: 'siac' });
    const death = await aDeathOf(server, { member_id: son });
    await identify(clerk, death);
    await draft();
    await takeBack(clerk, death);

    await draft();

    const { items } = await invoicesOf(household);
    expect(items.filter(({ status_id }) => status_id === 1).map(({ member_id }) => member_id)).toContain(son);
  });
});

async function invoicesOf({ household_id }: { household_id: number }) {
  const { db } = server.context;
  const invoices = await db.selectFrom('sale_invoices').selectAll().where('household_id', '=', household_id).execute();
  const items = await db
    .selectFrom('sale_invoice_items as i')
    .innerJoin('sale_invoices as s', 's.id', 'i.sale_invoice_id')
    .select(['i.id', 'i.member_id', 'i.amount_cents', 's.status_id'])
    .where('s.household_id', '=', household_id)
    .orderBy('i.id')
    .execute();
  return { invoices, items };
}
