import { describe, expect, it } from 'vitest';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { aMoneyDesk } from '../testing/bank/moneyDesk.ts';
import { aHousehold } from '../testing/builders.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aPayment } from '../testing/lifeBuilders.ts';
import { auditOf } from '../testing/officeBuilders.ts';
import { anOverPaid, aRefund, fileOf } from '../testing/refundBuilders.ts';

const desk = aMoneyDesk();

/** A registration fee of a household in this status, with sixty euros booked by hand. */
async function aPaidFee(status: 'waiting' | 'inactive') {
  const household = await aHousehold(desk.server(), { status });
  const invoice = await anInvoice(desk.server(), household, { type: 'sirf' });
  await aPayment(desk.server(), invoice, { transaction_key: `fee of ${household.household_id}` });
  const giveBack = () =>
    desk.client().call(paymentsContract.takeInvoiceStep, { id: String(invoice.id), step: 'giveBack' });
  return { household, giveBack };
}

function giveBack({ id }: { id: number }) {
  return desk.client().call(paymentsContract.takeInvoiceStep, { id: String(id), step: 'giveBack' });
}

describe('the fee paid for a membership that has ended', () => {
  // departs: key.allowed_only_for_over_paid_invoices
  it('is given back: the invoice becomes void, its money free money, and a refund can take it', async () => {
    const { household, giveBack } = await aPaidFee('inactive');

    const [paidInvoice] = (await fileOf(desk.client(), household)).invoices;
    expect(paidInvoice?.steps).toEqual(['giveBack']);
    const given = await giveBack();
    const before = await fileOf(desk.client(), household);
    await aRefund(desk.client(), household, { amount: 60, reason: 'Rücktritt' });

    expect([given.status, given.body]).toMatchObject([200, { status_id: 4, paid: 0, open_item: 0 }]);
    expect([before.free, (await fileOf(desk.client(), household)).free]).toEqual([60, 0]);
    expect((await auditOf(desk.server(), household.household_id)).map(({ action }) => action)).toContain(
      'invoice.giveBack',
    );
  });

  it('is given back together with what was over-paid', async () => {
    const household = await aHousehold(desk.server(), { status: 'inactive' });
    const { invoice } = await anOverPaid(desk.server(), household, { paid: 7_000 });

    expect((await giveBack(invoice)).body).toMatchObject({ status_id: 4 });
    expect((await fileOf(desk.client(), household)).free).toBe(70);
  });

  it('cannot be given back before the membership has ended, nor twice', async () => {
    const running = await aPaidFee('waiting');
    const ended = await aPaidFee('inactive');
    await ended.giveBack();

    for (const again of [running, ended]) {
      expect(await again.giveBack()).toMatchObject({
        status: 409,
        body: { message: 'invoice_cant_be_updated_manually_to_this_status' },
      });
    }
    const { invoices } = await fileOf(desk.client(), running.household);
    expect(invoices).toMatchObject([{ status_id: 3, steps: [] }]);
  });
});
