import type { BankLineReason } from '../../../domain/payments/bank/bankAnswers.ts';
import {
  countEqual,
  indexPayers,
  MOST_PROPOSALS,
  type Proposal,
  type ProposalReason,
  propose,
  recognisedHouseholds,
} from '../../../domain/payments/bank/proposals.ts';
import { verdictOn } from '../../../domain/payments/bank/verdict.ts';
import type { Reader } from '../../platform/db.ts';
import { findInvoicesNamed, type LineRecord, type NamedInvoiceRecord } from '../bank/bankLines.reads.ts';
import { listTellable, type Tellable } from '../bank/confirming.reads.ts';
import { findCredits } from '../bank/credits.reads.ts';
import { listPayers } from '../bank/payers.reads.ts';
import { listNotedReturns, listReturnable, type NotedReturn, type Returnable } from '../bank/proposals.reads.ts';
import { type Confirmable, listConfirmable } from '../refunds.reads.ts';

/** What each of these lines may be, in their order: the same for the panel of a line, and for what is stored of it (decision 75). */
export async function readFacts(db: Reader, lines: readonly LineRecord[]): Promise<LineFacts[]> {
  const invoices = await findInvoicesNamed(db, lines);
  const credits = await findCredits(db, lines.filter(isPayable), invoices);
  const index = indexPayers(await listPayers(db, [...credits.values()]));
  const ids = lines.map(({ id }) => id);
  const known = {
    returnable: await listReturnable(db, ids),
    refunds: await listConfirmable(db, ids),
    noted: await listNotedReturns(db, ids),
    tellable: await listTellable(db, ids),
  };
  return lines.map((line) => {
    const credit = credits.get(line.id);
    const proposals = credit ? propose(credit, index) : [];
    return factsOf(line, {
      ...known,
      invoices: invoices.get(line.id) ?? [],
      proposals,
      equal: credit ? countEqual(proposals, credit) : 0,
      recognised: credit ? recognisedHouseholds(credit, index) : new Map(),
      words: credit ? [...credit.words.whole] : [],
    });
  });
}

type Known = {
  invoices: NamedInvoiceRecord[];
  proposals: readonly Proposal[];
  equal: number;
  returnable: readonly Returnable[];
  noted: readonly NotedReturn[];
  refunds: readonly Confirmable[];
  tellable: readonly Tellable[];
  recognised: ReadonlyMap<number, ProposalReason>;
  words: readonly string[];
};

function factsOf(line: LineRecord, known: Known) {
  const { invoices, proposals, equal, returnable, noted, refunds, tellable, recognised, words } = known;
  const verdict = verdictOn(line, { invoices, isBookedByHand: line.is_booked_by_hand });
  const reason: BankLineReason = 'undecided' in verdict ? verdict.undecided : 'bill_open';
  const [invoice, ...others] = invoices;
  const mayPay = isPayable(line) && reason !== 'came_back';
  return {
    line,
    reason,
    equal: mayPay ? equal : 0,
    words,
    recognised: mayPay ? recognised : new Map<number, ProposalReason>(),
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

export type LineFacts = ReturnType<typeof factsOf>;
