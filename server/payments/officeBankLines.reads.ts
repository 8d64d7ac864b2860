import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { MOST_BANK_LINES } from '../../domain/payments/bank.contract.ts';
import type { BankLineReason, OfficeBankLine } from '../../domain/payments/bankAnswers.ts';
import {
  indexPayers,
  MOST_PROPOSALS,
  type OwedInvoice,
  type Proposal,
  propose,
} from '../../domain/payments/proposals.ts';
import { verdictOn } from '../../domain/payments/verdict.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { type LastDecision, listLastDecisions } from '../audit/lastDecision.reads.ts';
import { findOwners, type Owner } from '../members/owners.reads.ts';
import type { Reader } from '../platform/db.ts';
import type { Ask, Context } from '../platform/work.ts';
import {
  countLines,
  findInvoicesNamed,
  type LineRecord,
  type LineState,
  listLines,
  type NamedInvoiceRecord,
} from './bankLines.reads.ts';
import { listTellable, type Tellable } from './confirming.reads.ts';
import { findCredits } from './credits.reads.ts';
import { listPayers } from './payers.reads.ts';
import { listNotedReturns, listReturnable, type NotedReturn, type Returnable } from './proposals.reads.ts';
import { type Confirmable, listConfirmable } from './refunds.reads.ts';

type Asked = { state?: LineState | undefined };

/**
 * The undecided bank lines, each with proposals, or the dismissed ones (D42). All is read from one snapshot, so that what is
 * shown of a household fits its last decision (decision 23).
 */
export function listBankLines({ context }: { context: Pick<Context, 'db'> }, asked: Asked): Promise<BankLines> {
  const moment = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute((db) => readBankLines(db, asked));
}

type BankLines = { count: number; lines: OfficeBankLine[] };

async function readBankLines(db: Reader, { state = 'undecided' }: Asked): Promise<BankLines> {
  const lines = await listLines(db, state, MOST_BANK_LINES);
  const invoices = await findInvoicesNamed(db, lines);
  const credits = await findCredits(db, lines.filter(isPayable), invoices);
  const index = indexPayers(await listPayers(db, [...credits.values()]));
  const ids = lines.map(({ id }) => id);
  const returnable = await listReturnable(db, ids);
  const refunds = await listConfirmable(db, ids);
  const noted = await listNotedReturns(db, ids);
  const tellable = await listTellable(db, ids);
  const known = { returnable, noted, refunds, tellable };
  const facts = lines.map((line) => {
    const credit = credits.get(line.id);
    return factsOf(line, {
      ...known,
      invoices: invoices.get(line.id) ?? [],
      proposals: credit ? propose(credit, index) : [],
    });
  });
  const households = [...new Set(facts.flatMap(householdsOf))];
  const whose = { owners: await findOwners(db, households), decisions: await listLastDecisions(db, households) };
  return { count: await countLines(db, state), lines: facts.map((one) => toLine(one, whose)) };
}

/** How many bank lines are undecided. */
export async function countUndecidedLines({ db }: Ask): Promise<number> {
  return countLines(db, 'undecided');
}

type Known = {
  invoices: NamedInvoiceRecord[];
  proposals: readonly Proposal[];
  returnable: readonly Returnable[];
  noted: readonly NotedReturn[];
  refunds: readonly Confirmable[];
  tellable: readonly Tellable[];
};

function factsOf(line: LineRecord, { invoices, proposals, returnable, noted, refunds, tellable }: Known) {
  const verdict = verdictOn(line, { invoices, isBookedByHand: line.is_booked_by_hand });
  const reason: BankLineReason = 'undecided' in verdict ? verdict.undecided : 'bill_open';
  const [invoice, ...others] = invoices;
  const mayPay = isPayable(line) && reason !== 'came_back';
  return {
    line,
    reason,
    named: invoice && others.length === 0 && 'undecided' in verdict ? invoice : undefined,
    several: others.length > 0 && mayPay ? invoices.filter(({ open_cents }) => open_cents > 0) : [],
    proposals: mayPay ? proposals.flatMap(({ invoice, why }) => (invoice ? [{ invoice, why }] : [])) : [],
    credits: mayPay ? proposals.filter(({ invoice }) => invoice === null) : [],
    byHand: tellable.filter(({ line_id }) => line_id === line.id).slice(0, MOST_PROPOSALS),
    returnable: returnable.filter(({ line_id }) => line_id === line.id),
    noted: noted.filter(({ line_id }) => line_id === line.id).slice(0, MOST_PROPOSALS),
    refunds: refunds.filter(({ line_id }) => line_id === line.id).slice(0, MOST_PROPOSALS),
  };
}

function isPayable({ amount_cents }: LineRecord): boolean {
  return amount_cents > 0;
}

type Facts = ReturnType<typeof factsOf>;

function householdsOf({ named, several, proposals, credits, byHand, returnable, noted, refunds }: Facts): number[] {
  const invoices = [...several, ...proposals.map(({ invoice }) => invoice), ...(named ? [named] : [])];
  return [...invoices, ...credits, ...byHand, ...returnable, ...noted, ...refunds].map(
    ({ household_id }) => household_id,
  );
}

type Whose = { owners: Map<number, Owner>; decisions: Map<number, LastDecision> };

function toLine({ line, ...facts }: Facts, { owners, decisions }: Whose): OfficeBankLine {
  const { reason, named, several, proposals, credits, byHand, returnable, noted, refunds } = facts;
  const { id, counterparty_name, counterparty_iban, ultimate_name, remittance_text, bank_text } = line;
  const { end_to_end_id, told_date, laid_aside_reason } = line;
  const owner = (household_id: number) => ({
    ...(owners.get(household_id) ?? { household_id, membership_no: '', name: '' }),
    last_deed: decisions.get(household_id)?.id ?? null,
  });
  const dated = ({ household_id, id, value_date, amount_cents }: Returnable | Confirmable | Tellable) => ({
    ...owner(household_id),
    ...{ id, value_date: toWireDay(value_date), amount: toEuros(amount_cents) },
  });
  return {
    ...{ id, counterparty_name, counterparty_iban, ultimate_name, remittance_text, bank_text, reason },
    ...{ end_to_end_id, told_date, laid_aside_reason },
    value_date: toWireDay(line.value_date),
    amount: toEuros(line.amount_cents),
    payment_reference: line.structured_reference,
    named_bill: named
      ? { ...owner(named.household_id), bill_number: named.bill_number, status_id: invoiceStatusIds[named.status] }
      : null,
    named_bills: several.flatMap(({ due_date, household_id, ...invoice }) =>
      due_date
        ? [{ ...owner(household_id), ...owedInvoice({ ...invoice, sale_invoice_id: invoice.id, due_date }) }]
        : [],
    ),
    proposals: proposals.map(({ invoice, why }) => ({
      ...owner(invoice.household_id),
      ...owedInvoice(invoice),
      why,
    })),
    credits: credits.map(({ household_id, why }) => ({ ...owner(household_id), why })),
    booked_by_hand: byHand.map(dated),
    returnable: returnable.map(dated),
    noted_returns: noted.map((one) => ({ ...dated(one), returned_on: toWireDay(one.returned_on) })),
    refunds: refunds.map(dated),
    laid_aside_at: line.laid_aside_at?.toISOString() ?? null,
  };
}

function owedInvoice(invoice: Pick<OwedInvoice, 'sale_invoice_id' | 'bill_number' | 'open_cents' | 'due_date'>) {
  return {
    sale_invoice_id: invoice.sale_invoice_id,
    bill_number: invoice.bill_number,
    open_item: toEuros(invoice.open_cents),
    due_date: toWireDay(invoice.due_date),
  };
}
