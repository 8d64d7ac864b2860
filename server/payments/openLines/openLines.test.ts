import { describe, expect, it } from 'vitest';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { LineCounts, OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { LINES_ON_A_PAGE, lineFilters, lineSorts } from '../../../domain/payments/bank/openLines.ts';
import { cents } from '../../../domain/shared/money.ts';
import { sendBankFile } from '../../testing/bank/bankBuilders.ts';
import { aBankFile, type Movement } from '../../testing/bank/bankFiles.ts';
import { aMoneyDesk } from '../../testing/bank/moneyDesk.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';

/** A surname that nobody else has. */
const surname = (round: number) => `Yalçın${'abcdefghijklmnopqrstuvwxyz'[round]}`;
const desk = aMoneyDesk((round) => ({ first_name: 'Perihan', last_name: surname(round) }));

type Page = { count: number; page: number; lines: OfficeBankLine[] };

async function pageOf(asked: Record<string, string> = {}): Promise<Page> {
  const { status, body } = await desk.client().call(bankContract.listBankLines, asked);
  expect(status).toBe(200);
  return body as Page;
}

async function counts(asked: Record<string, string> = {}): Promise<LineCounts> {
  return (await desk.client().call(bankContract.countBankLines, asked)).body as LineCounts;
}

const read = (movements: Movement[]) => sendBankFile(desk.client(), aBankFile(movements));
let made = 0;
const lines = (count: number, movement: Movement = {}): Movement[] =>
  Array.from({ length: count }, () => {
    made += 1;
    return { reference: `OPEN${made}`, text: 'Beitrag', ...movement };
  });
const payer = () => `PERIHAN ${surname(desk.round()).toUpperCase()}`;

/** All lines of a list, page by page. */
async function everyLine(asked: Record<string, string> = {}): Promise<OfficeBankLine[]> {
  const first = await pageOf(asked);
  const all = [...first.lines];
  for (let page = 2; all.length < first.count; page += 1) {
    const next = await pageOf({ ...asked, page: `${page}` });
    expect(next.page).toBe(page);
    all.push(...next.lines);
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(first.count);
  return all;
}

const offers = (line: OfficeBankLine) =>
  line.named_bill !== null ||
  [line.named_bills, line.proposals, line.credits, line.booked_by_hand, line.returnable, line.refunds].some(
    ({ length }) => length > 0,
  );
const isOf: Record<(typeof lineFilters)[number], (line: OfficeBankLine) => boolean> = {
  with_proposal: offers,
  unknown: (line) => !offers(line),
  amount_fits: (line) => line.proposals.some(({ open_item }) => open_item === line.amount),
  household_named: (line) =>
    [...line.proposals, ...line.credits].some(({ why }) => why !== 'amount' && why !== 'surname_and_amount'),
};

describe('the undecided lines', () => {
  it('are all reached by page, in every order, and each filter has those lines that the list shows to be of it', async () => {
    await anInvoice(desk.server(), desk.household(), { amount_cents: cents(4_321) });
    await read([
      ...lines(8, { name: payer(), amount: '43.21', booked: '2026-12-30' }),
      ...lines(60, { name: 'Firma Unbekannt', amount: '17.00' }),
      ...lines(50, { name: payer(), amount: '12.00' }),
      ...lines(2, { side: 'DBIT', amount: '3.00', name: 'Bank' }),
    ]);

    const all = await everyLine();
    expect(all.length).toBeGreaterThan(2 * LINES_ON_A_PAGE);
    for (const sort of lineSorts) expect((await everyLine({ sort })).length).toBe(all.length);
    const dear = (await everyLine({ sort: 'largest' })).map(({ amount }) => Math.abs(amount));
    expect(dear).toEqual(dear.toSorted((one, other) => other - one));

    const counted = await counts();
    expect(counted).toMatchObject({ all: all.length, unjudged: 0 });
    for (const filter of lineFilters) {
      const wanted = all.filter(isOf[filter]).map(({ id }) => id);
      expect([filter, (await everyLine({ filter })).map(({ id }) => id)]).toEqual([filter, wanted]);
      expect([filter, counted[filter]]).toEqual([filter, wanted.length]);
    }
    expect(counted.amount_fits).toBe(8);
  });

  it('are narrowed by age and by text, also together with a filter', async () => {
    await read([
      ...lines(1, {
        name: 'Ayşe Gül',
        text: `Dernek ${desk.round()}`,
        booked: '2026-11-01',
        iban: 'DE89370400440532013000',
      }),
      ...lines(1, { name: 'Ayşe Gül', text: `Dernek ${desk.round()}`, amount: '1234.50' }),
    ]);

    const own = { text: `dernek ${desk.round()}` };
    expect((await pageOf(own)).count).toBe(2);
    expect((await pageOf({ text: `AYSE GUEL ${desk.round()}` })).count).toBe(2);
    expect((await pageOf({ ...own, older_than: '30' })).lines).toMatchObject([{ value_date: '01.11.2026' }]);
    expect((await pageOf({ ...own, text: `${own.text} 1.234,50` })).lines).toMatchObject([{ amount: 1_234.5 }]);
    expect((await pageOf({ ...own, text: `${own.text} DE89 3704` })).count).toBe(1);
    expect((await pageOf({ ...own, filter: 'unknown' })).count).toBe(2);
    expect(await counts(own)).toMatchObject({
      all: 2,
      unknown: 2,
      with_proposal: 0,
      older_than: [{}, {}, { days: 30, count: 1 }, { days: 60, count: 1 }],
    });
    expect(await counts({ ...own, older_than: '30' })).toMatchObject({ all: 1, unknown: 1 });
  });

  it('behind the last page are those of the last page', async () => {
    await read(lines(1));
    const { count } = await pageOf();

    for (const page of ['0', '999', '9999999999']) {
      expect((await pageOf({ page })).page).toBe(page === '0' ? 1 : Math.ceil(count / LINES_ON_A_PAGE));
    }
    expect(await pageOf({ text: 'nowhere at all', page: '3' })).toMatchObject({ count: 0, page: 1, lines: [] });
  });
});

describe('what a filter knows of a line follows', () => {
  const text = () => `FOLLOWS${desk.round()}x`;
  const own = async () => (await counts({ text: text() })) as LineCounts;

  it('an invoice that is issued later, paid, and owed again', async () => {
    await read(lines(1, { name: payer(), text: text(), amount: '71.55' }));
    expect(await own()).toMatchObject({ household_named: 1, amount_fits: 0 });

    const invoice = await anInvoice(desk.server(), desk.household(), { amount_cents: cents(7_155) });
    expect(await own()).toMatchObject({ household_named: 1, amount_fits: 1 });

    await read([{ reference: `PAYS${desk.round()}`, amount: '71.55', text: invoice.bill_number }]);
    expect(await own()).toMatchObject({ household_named: 1, amount_fits: 0 });

    const { payments } = (await desk.file()) as { payments: { id: number }[] };
    await desk.client().call(bankContract.unassignBankLine, { id: `${payments[0]?.id}` });
    expect(await own()).toMatchObject({ household_named: 1, amount_fits: 1 });
  });

  it('a rare amount that somebody begins to owe', async () => {
    await read(lines(1, { name: 'Firma', text: text(), amount: '99.71' }));
    expect(await own()).toMatchObject({ unknown: 1 });

    await anInvoice(desk.server(), desk.household(), { amount_cents: cents(9_971) });

    expect(await own()).toMatchObject({ unknown: 0, with_proposal: 1, amount_fits: 1, household_named: 0 });
  });

  it('an account from which money is booked for a household for the first time', async () => {
    const iban = 'DE02120300000000202051';
    await read([
      ...lines(1, { name: 'Onkel', iban, text: text() }),
      ...lines(1, { name: 'Onkel', iban, text: 'zweite' }),
    ]);
    expect(await own()).toMatchObject({ household_named: 0 });
    const [other] = (await pageOf({ text: 'onkel zweite' })).lines;

    await desk
      .client()
      .call(bankContract.creditBankLine, { id: `${other?.id}`, household_id: desk.household().household_id });

    expect(await own()).toMatchObject({ household_named: 1 });
  });

  it('being dismissed and made undecided again', async () => {
    await read(lines(1, { name: payer(), text: text() }));
    const [line] = (await pageOf({ text: text() })).lines;

    await desk.client().call(bankContract.dismissBankLine, { id: `${line?.id}`, reason: 'Spende' });
    expect(await own()).toMatchObject({ all: 0, household_named: 0 });
    expect((await pageOf({ state: 'dismissed', text: text() })).lines).toMatchObject([{ id: line?.id }]);

    await desk.client().call(bankContract.takeBankLineUp, { id: `${line?.id}` });
    expect(await own()).toMatchObject({ all: 1, household_named: 1 });
  });
});

describe('several lines', () => {
  it('are dismissed together for one reason; a line that was decided meanwhile stays as it is and is named', async () => {
    const text = `GEMEINSAM${desk.round()}`;
    await read(lines(21, { text }));
    const ids = (await pageOf({ text })).lines.map(({ id }) => id);
    const [first = 0, ...others] = ids;
    await desk.client().call(bankContract.dismissBankLine, { id: `${first}`, reason: 'anderer Grund' });

    const answer = await desk.client().call(bankContract.dismissBankLines, { ids, reason: 'Flohmarkt' });

    expect([answer.status, answer.body]).toEqual([200, { dismissed: others, decided: [first] }]);
    expect((await pageOf({ text })).count).toBe(0);
    const dismissed = (await pageOf({ state: 'dismissed', text })).lines;
    expect(dismissed.map(({ dismissed_reason }) => dismissed_reason).sort()).toEqual(
      [...others.map(() => 'Flohmarkt'), 'anderer Grund'].sort(),
    );
  });

  it('are refused if all were decided meanwhile, or if one does not exist; then none is dismissed', async () => {
    const text = `WEG${desk.round()}`;
    await read(lines(2, { text }));
    const ids = (await pageOf({ text })).lines.map(({ id }) => id);
    const dismiss = (wanted: number[]) =>
      desk.client().call(bankContract.dismissBankLines, { ids: wanted, reason: 'Spende' });

    const unknown = await dismiss([...ids, 2_000_000_001]);
    expect([unknown.status, unknown.body]).toMatchObject([404, { message: 'bank_transaction_not_found' }]);
    expect((await pageOf({ text })).count).toBe(2);
    await dismiss(ids);
    const again = await dismiss(ids);
    expect([again.status, again.body]).toMatchObject([409, { message: 'bank_transaction_already_decided' }]);
  });
});
