import { describe, expect, it } from 'vitest';
import { newsContract } from '../../../domain/notifications/news.contract.ts';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import {
  type ListedPart,
  MOST_PARTS,
  type PastedProblem,
  splittingContract,
} from '../../../domain/payments/bank/splitting.contract.ts';
import { cents } from '../../../domain/shared/money.ts';
import { eraseUnneeded } from '../../membership/erasure/erasure.actions.ts';
import { system } from '../../platform/actor.ts';
import { inChange } from '../../platform/work.ts';
import { aMoneyDesk } from '../../testing/bank/moneyDesk.ts';
import { aHousehold, type TestHousehold } from '../../testing/builders.ts';
import { aLongEndedHousehold } from '../../testing/erasingBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aClerk, auditOf } from '../../testing/officeBuilders.ts';
import { moneyAmiss, refusalOf } from '../../testing/refundBuilders.ts';
import { fingerprint } from '../../testing/schema/tables.ts';

const desk = aMoneyDesk();
const { aLine, isWaiting, stateOf, file } = desk;

const another = () => aHousehold(desk.server(), { status: 'active' });
async function anErased(): Promise<TestHousehold> {
  const household = await aLongEndedHousehold(desk.server());
  await inChange(desk.server().context, system, (change) => eraseUnneeded(change, household.household_id));
  return household;
}

const owing = async (household: TestHousehold, owed: number) => {
  const { id, bill_number } = await anInvoice(desk.server(), household, { type: 'sim', amount_cents: cents(owed) });
  return { id, bill_number };
};

type Sent = { sale_invoice_id?: number; household_id?: number; amount: number; seen?: number | null };

const split = ({ id }: { id: number }, parts: Sent[], by = desk.client()) =>
  by.call(bankContract.splitBankLine, { id: String(id), parts });

const credit = ({ household_id }: TestHousehold, amount: number) => ({ household_id, amount });

async function paste({ id }: { id: number }, ...lines: string[]) {
  const answer = await desk
    .client()
    .call(splittingContract.readPastedParts, { id: String(id), list: lines.join('\n') });
  return answer.body as { parts: ListedPart[]; problems: PastedProblem[] };
}

async function decisionsOf({ household_id }: TestHousehold) {
  return (await auditOf(desk.server(), household_id)).map(({ action }) => action);
}

describe('a transfer is split among households', () => {
  it('with and without debts: invoices are paid, the rest is free money', async () => {
    const [payer, friend] = [await another(), await another()];
    const invoice = await owing(payer, 6_000);
    const line = await aLine({ amount: '120.00', text: 'Sammelüberweisung' });

    const parts = [{ sale_invoice_id: invoice.id, amount: 60 }, credit(payer, 15), credit(friend, 45)];
    const answer = await split(line, parts);

    expect(answer).toMatchObject({ status: 200, body: { id: line.id, invoices: [{ id: invoice.id, open_item: 0 }] } });
    expect(await stateOf(invoice)).toBe('paid 6000');
    expect([(await file(payer)).free, (await file(friend)).free]).toEqual([15, 45]);
    expect(await decisionsOf(payer)).toContain('payment.booked');
    expect(await decisionsOf(friend)).toContain('payment.credited');
    expect(await isWaiting(line)).toBe(false);
  });

  it('and stays whole if one household gets all parts', async () => {
    const line = await aLine({ amount: '90.00' });

    expect((await split(line, [credit(desk.household(), 60), credit(desk.household(), 30)])).status).toBe(200);

    expect((await file()).free).toBe(90);
  });

  it('and the part of a wrong one becomes undecided again', async () => {
    const [right, wrong] = [await another(), await another()];
    const line = await aLine({ amount: '90.00' });
    await split(line, [credit(right, 60), credit(wrong, 30)]);
    const id = (await partOf(wrong)).id;

    await desk.client().call(bankContract.unassignBankLine, { id: String(id) });

    expect(await isWaiting({ id })).toBe(true);
    expect([(await file(right)).free, (await file(wrong)).free]).toEqual([60, 0]);
  });

  it('as many as one employer pays for, without losing a cent', async () => {
    const families = [];
    for (let place = 0; place < MOST_PARTS; place += 1) families.push(await another());
    const line = await aLine({ amount: `${MOST_PARTS * 12}.00` });
    const invoices = [];
    for (const family of families.slice(0, 50)) invoices.push(await owing(family, 1_200));
    const parts: Sent[] = [
      ...invoices.map(({ id }) => ({ sale_invoice_id: id, amount: 12 })),
      ...families.slice(50).map((family) => credit(family, 12)),
    ];

    expect(await refusalOf(split(line, [...parts, credit(desk.household(), 1)]))).toEqual([422, 'validation_failed']);
    expect((await split(line, parts)).status).toBe(200);

    expect(await Promise.all(invoices.map(stateOf))).toEqual(invoices.map(() => 'paid 1200'));
    expect((await file(families.at(-1))).free).toBe(12);
    expect(await moneyAmiss(desk.server())).toEqual([]);
  });
});

async function partOf({ household_id }: TestHousehold): Promise<{ id: number }> {
  return desk
    .server()
    .context.db.selectFrom('bank_transactions')
    .select('id')
    .where('household_id', '=', household_id)
    .executeTakeFirstOrThrow();
}

describe('nothing is split', () => {
  it.each([
    ['that does not add up', 29.99, 'parts_must_add_up'],
    ['that is too much by a cent', 30.01, 'parts_must_add_up'],
    ['with a part of nothing', 0, 'validation_failed'],
  ])('%s', async (_what, amount, key) => {
    const [one, other] = [await another(), await another()];
    const line = await aLine({ amount: '90.00' });
    const before = await fingerprint(desk.server());

    expect(await refusalOf(split(line, [credit(one, 60), credit(other, amount)]))).toEqual([422, key]);

    expect(await fingerprint(desk.server())).toBe(before);
  });

  it('for a household that does not exist or was erased', async () => {
    const erased = await anErased();
    const line = await aLine({ amount: '90.00' });
    const before = await fingerprint(desk.server());

    for (const household_id of [erased.household_id, 2_147_483_647]) {
      const parts = [credit(desk.household(), 60), { household_id, amount: 30 }];
      expect(await refusalOf(split(line, parts))).toEqual([404, 'HouseholdNotFound']);
    }
    expect(await fingerprint(desk.server())).toBe(before);
  });

  it('if a part names neither an invoice nor a household, or both', async () => {
    const invoice = await owing(desk.household(), 9_000);
    const line = await aLine({ amount: '90.00' });
    const { household_id } = desk.household();

    for (const part of [{ amount: 90 }, { sale_invoice_id: invoice.id, household_id, amount: 90 }]) {
      expect(await refusalOf(split(line, [part]))).toEqual([422, 'validation_failed']);
    }
    expect(await isWaiting(line)).toBe(true);
  });

  it('if a colleague has decided about one of the households since it was on screen', async () => {
    const [one, other] = [await another(), await another()];
    const line = await aLine({ amount: '90.00' });
    const { household_id } = other;
    const colleague = await aClerk(desk.server());
    await colleague.client.call(newsContract.sendNews, { title: 'Merhaba', data: 'Guten Tag', household_id });
    const before = await fingerprint(desk.server());
    const parts = (seen: number | null) => [
      { ...credit(one, 60), seen: null },
      { ...credit(other, 30), seen },
    ];

    expect(await refusalOf(split(line, parts(null)))).toEqual([409, 'decided_meanwhile_by']);
    expect(await fingerprint(desk.server())).toBe(before);

    const [{ last_decision } = { last_decision: null }] = (await paste(line, other.membership_no)).parts;
    expect((await split(line, parts(last_decision))).status).toBe(200);
  });

  it('twice: if two clerks do it at once, one succeeds and the other is told', async () => {
    const colleague = await aClerk(desk.server());
    const families = [await another(), await another(), await another()];
    const line = await aLine({ amount: '90.00' });
    const parts = families.map((family) => ({ ...credit(family, 30), seen: null }));

    const answers = await Promise.all([
      split(line, parts),
      split(line, parts.toReversed(), colleague.client),
      split(line, [credit(desk.household(), 90)], colleague.client),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await moneyAmiss(desk.server())).toEqual([]);
  });
});

describe('a pasted list', () => {
  it('gives the parts into which the transfer is split, and names each line that cannot be read', async () => {
    const [payer, friend] = [await another(), await another()];
    const [old, exact] = [await owing(payer, 6_000), await owing(payer, 42_000)];
    const line = await aLine({ amount: '500.00' });
    const before = await fingerprint(desk.server());

    const { parts, problems } = await paste(
      line,
      'Nummer;Betrag',
      `${payer.membership_no};420`,
      `${friend.membership_no}\t20,00`,
      `${old.bill_number}  60`,
      `${String(Number(friend.membership_no) + 1)};20`,
      '2019-000001;20',
      `${friend.membership_no};viel 1`,
    );

    expect(await fingerprint(desk.server())).toBe(before);
    expect(parts.map((part) => [part.membership_no, part.bill?.bill_number, part.amount])).toEqual([
      [payer.membership_no, exact.bill_number, 420],
      [friend.membership_no, undefined, 20],
      [payer.membership_no, old.bill_number, 60],
    ]);
    expect(problems.map((one) => [one.line, one.why])).toEqual([
      [1, 'no_number'],
      [5, 'wrong_check_digit'],
      [6, 'unknown_number'],
      [7, 'no_amount'],
    ]);
    const sent = parts.map(({ household_id, bill: invoice, amount, last_decision: seen }) => ({
      ...(invoice ? { sale_invoice_id: invoice.sale_invoice_id } : { household_id }),
      amount: amount ?? 0,
      seen,
    }));
    expect((await split(line, sent)).status).toBe(200);
    expect(await Promise.all([old, exact].map(stateOf))).toEqual(['paid 6000', 'paid 42000']);
    expect((await file(friend)).free).toBe(20);
  });

  it('without amounts gives what each household owes, and leaves the amount open if it owes nothing', async () => {
    const [payer, friend] = [await another(), await another()];
    const [first, second] = [await owing(payer, 6_000), await owing(payer, 3_000)];
    const line = await aLine({ amount: '500.00' });

    const { parts } = await paste(line, payer.membership_no, friend.membership_no);

    expect(parts.map(({ bill: invoice, amount }) => [invoice?.sale_invoice_id, amount])).toEqual([
      [first.id, 60],
      [second.id, 30],
      [undefined, null],
    ]);
  });

  it('finds nobody in an erased household', async () => {
    const erased = await anErased();

    expect(await paste(await aLine({ amount: '90.00' }), `${erased.membership_no};60`)).toMatchObject({
      parts: [],
      problems: [{ line: 1, why: 'unknown_number' }],
    });
  });

  it('is refused if it is too long, before it is read', async () => {
    const { id } = await aLine({ amount: '90.00' });
    const send = (list: string) => desk.client().call(splittingContract.readPastedParts, { id: String(id), list });

    for (const list of ['1'.repeat(20_001), 'x\n'.repeat(301), '']) {
      expect(await refusalOf(send(list))).toEqual([422, 'validation_failed']);
    }
    expect((await send(`${' '.repeat(9_000)}${'x\n'.repeat(300)}`)).status).toBe(200);
    expect(
      await refusalOf(desk.client().call(splittingContract.readPastedParts, { id: '2147483647', list: 'x' })),
    ).toEqual([404, 'bank_transaction_not_found']);
  });
});
