import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import type { ProposalReason } from '../../../domain/payments/bank/proposals.ts';

/** What a bank line most likely is: the first of its proposals, in the order of the open row. */
type LikeliestProposal =
  | { what: 'byHand' | 'refund' | 'return'; one: OfficeBankLine['returnable'][number] }
  | { what: 'bill'; one: OfficeBankLine['proposals'][number] }
  | { what: 'several'; count: number }
  | { what: 'equal'; count: number; why: ProposalReason }
  | { what: 'named'; one: NonNullable<OfficeBankLine['named_bill']> }
  | { what: 'credit'; one: OfficeBankLine['credits'][number] }
  | { what: 'nothing' };

export function likeliestProposal(line: OfficeBankLine): LikeliestProposal {
  const { named_bills, booked_by_hand, proposals, named_bill, credits, refunds, noted_returns, returnable } = line;
  const [byHand] = booked_by_hand;
  const [invoice] = proposals;
  const [credit] = credits;
  const [refund] = refunds;
  const [taken] = [...noted_returns, ...returnable];
  if (named_bills.length > 0) return { what: 'several', count: named_bills.length };
  if (byHand) return { what: 'byHand', one: byHand };
  const why = invoice?.why ?? credit?.why;
  if (why && line.equal_households > 1) return { what: 'equal', count: line.equal_households, why };
  if (invoice) return { what: 'bill', one: invoice };
  if (named_bill && line.amount > 0) return { what: 'named', one: named_bill };
  if (credit) return { what: 'credit', one: credit };
  if (refund) return { what: 'refund', one: refund };
  return taken ? { what: 'return', one: taken } : { what: 'nothing' };
}
