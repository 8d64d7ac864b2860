import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { cents } from '../../domain/shared/money.ts';
import { balanceOn } from '../cash/balance.reads.ts';
import { countCash } from '../cash/counting.actions.ts';
import { enterCash } from '../cash/entering.actions.ts';
import { findLastEntryId } from '../cash/entries.reads.ts';
import { takeCash } from '../cash/taking.actions.ts';
import { listInvoices } from '../invoicing/invoices.reads.ts';
import { CLERK_EMAIL } from './demoStaff.ts';
import { asStaff, type Play } from './stage.ts';

const CHANGE = cents(10_000);
const STAMPS = cents(1_250);
const BROUGHT = cents(5_000);

/** What happens at the counter. */
export const cashEvents = {
  /** A whole day of the cash box: change, a household pays, stamps, the bank, and the count of the one who has taken the cash. */
  pay_in_cash: async (stage, { household_id }) => {
    await asStaff(stage, CLERK_EMAIL, async (change) => {
      const { today: day, tx } = change;
      await enterCash(change, { kind: 'income', amount: CHANGE, day, text: 'Wechselgeld von der Bank' });
      const statuses = [invoiceStatusIds.open, invoiceStatusIds.partly_paid];
      const owed = await listInvoices(tx, household_id, { statuses, direction: 'asc' });
      const amount = cents(owed.reduce((sum, { amount_cents, paid_cents }) => sum + amount_cents - paid_cents, 0));
      await takeCash(change, { id: household_id, amount, day, invoice_ids: owed.map(({ id }) => id), from: null });
      await enterCash(change, { kind: 'expense', amount: STAMPS, day, text: 'Briefmarken' });
      await enterCash(change, { kind: 'deposit', amount: BROUGHT, day, text: 'Einzahlung am Automaten' });
      const counted = await balanceOn(tx, day);
      await countCash(change, { day, counted, last_entry_id: await findLastEntryId(tx) });
    });
  },
} as const satisfies Record<string, Play>;
