import { invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import type { OwedInvoice } from '../../../domain/payments/bank/proposals.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { toEuros } from '../../../domain/shared/money.ts';
import { type LastDecision, listLastDecisions } from '../../audit/lastDecision.reads.ts';
import { findOwners, type Owner } from '../../members/owners.reads.ts';
import { system } from '../../platform/actor.ts';
import type { Ask, Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { ask } from '../../platform/work.ts';
import { judgeWaiting } from '../openLines/judging.actions.ts';
import { type LineFacts, readFacts } from '../openLines/lineFacts.reads.ts';
import { countAllOpen, countOpenLines, pageOfDismissed, pageOfOpenLines } from '../openLines/openLines.reads.ts';
import type { Confirmable } from '../refunds.reads.ts';
import { listLinesOf } from './bankLines.reads.ts';
import type { Tellable } from './confirming.reads.ts';
import type { Returnable } from './proposals.reads.ts';

type Calls = typeof bankContract;
type Asked = Input<Calls['listBankLines']>;
type Page = Answer<Calls['listBankLines']>;

/**
 * A page of the undecided bank lines, each with proposals, or of the dismissed ones (D42). All is read from one snapshot, so that
 * what is shown of a household fits its last decision (decision 23).
 */
export async function listBankLines({ context }: { context: Context }, asked: Asked): Promise<Page> {
  await judgeWaiting(context);
  const moment = context.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const { today } = ask(context, system);
  return moment.execute((db) => readBankLines(db, asked, today));
}

/** How many undecided lines each filter has (decision 75). */
export async function countBankLines(
  { context }: { context: Context },
  asked: Input<Calls['countBankLines']>,
): Promise<Answer<Calls['countBankLines']>> {
  await judgeWaiting(context);
  return countOpenLines(context.db, asked, ask(context, system).today);
}

async function readBankLines(db: Reader, { state, ...asked }: Asked, today: Day): Promise<Page> {
  const isDismissed = state === 'dismissed';
  const { count, page, ids } = await (isDismissed ? pageOfDismissed(db, asked) : pageOfOpenLines(db, asked, today));
  const facts = await readFacts(db, await listLinesOf(db, ids));
  const households = [...new Set(facts.flatMap(householdsOf))];
  const whose = { owners: await findOwners(db, households), decisions: await listLastDecisions(db, households) };
  return { count, page, lines: facts.map((one) => toLine(one, whose)) };
}

/** How many bank lines are undecided. */
export async function countUndecidedLines({ db }: Ask): Promise<number> {
  return countAllOpen(db);
}

function householdsOf({ named, several, proposals, credits, byHand, returnable, noted, refunds }: LineFacts): number[] {
  const invoices = [...several, ...proposals.map(({ invoice }) => invoice), ...(named ? [named] : [])];
  return [...invoices, ...credits, ...byHand, ...returnable, ...noted, ...refunds].map(
    ({ household_id }) => household_id,
  );
}

type Whose = { owners: Map<number, Owner>; decisions: Map<number, LastDecision> };

function toLine({ line, ...facts }: LineFacts, { owners, decisions }: Whose): OfficeBankLine {
  const { reason, equal, named, several, proposals, credits, byHand, returnable, noted, refunds } = facts;
  const { id, counterparty_name, counterparty_iban, ultimate_name, remittance_text, bank_text } = line;
  const { end_to_end_id, told_date, return_code, dismissed_reason } = line;
  const owner = (household_id: number) => ({
    ...(owners.get(household_id) ?? { household_id, membership_no: '', name: '' }),
    last_decision: decisions.get(household_id)?.id ?? null,
  });
  const dated = ({ household_id, id, value_date, amount_cents }: Returnable | Confirmable | Tellable) => ({
    ...owner(household_id),
    id,
    value_date: toWireDay(value_date),
    amount: toEuros(amount_cents),
  });
  return {
    id,
    counterparty_name,
    counterparty_iban,
    ultimate_name,
    remittance_text,
    bank_text,
    reason,
    end_to_end_id,
    told_date,
    return_code,
    dismissed_reason,
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
    equal_households: equal,
    booked_by_hand: byHand.map(dated),
    returnable: returnable.map(dated),
    noted_returns: noted.map((one) => ({ ...dated(one), returned_on: toWireDay(one.returned_on) })),
    refunds: refunds.map(dated),
    dismissed_at: line.dismissed_at?.toISOString() ?? null,
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
