import type { Seen } from '../domain/audit/lastDecision.ts';
import type { Call, DecisionSubject } from '../domain/shared/contract.ts';
import { findApproval } from './approvals/approvals.reads.ts';
import { findHouseholdOfDocument } from './documents/documents.reads.ts';
import { findInvoice } from './invoicing/invoices.reads.ts';
import { findLostMail } from './mails/mails.reads.ts';
import { findChangeRequest } from './members/changeRequests/changeRequests.reads.ts';
import { findHouseholdOf } from './members/members.reads.ts';
import { lockAsSeen, type Shown } from './members/seen.actions.ts';
import { listShownPayments } from './payments/bank/bankLines.reads.ts';
import { findRefund } from './payments/refunds.reads.ts';
import type { Change } from './platform/context.ts';
import { findEnvelope } from './post/envelopes.reads.ts';

type Finder = (change: Change, id: number, seen: Seen) => Promise<readonly Shown[]>;

/**
 * The households that a decision about a thing concerns, each with the last decision that the screen showed; empty for an unknown
 * id.
 */
const households: Record<DecisionSubject, Finder> = {
  household: async (_, household_id, seen) => [{ household_id, seen }],
  member: async ({ tx }, id, seen) => [{ household_id: await findHouseholdOf(tx, id), seen }],
  document: async ({ tx }, id, seen) => [{ household_id: await findHouseholdOfDocument(tx, id), seen }],
  changeRequest: async ({ tx }, id, seen) => [{ household_id: (await findChangeRequest(tx, id))?.household_id, seen }],
  invoice: async ({ tx }, id, seen) => [{ household_id: (await findInvoice(tx, id))?.household_id, seen }],
  payment: ({ tx }, id, seen) => listShownPayments(tx, id, seen),
  refund: async ({ tx }, id, seen) => [{ household_id: (await findRefund(tx, id))?.household_id, seen }],
  approval: async ({ tx }, id, seen) => [{ household_id: (await findApproval(tx, id))?.household_id, seen }],
  mail: async ({ tx, vault }, id, seen) => [{ household_id: (await findLostMail(tx, vault, id))?.household_id, seen }],
  envelope: async ({ tx }, id, seen) => [{ household_id: (await findEnvelope(tx, id))?.household_id, seen }],
};

/** The household that a call is about, as its contract or its path says; null if it is about none, or about nothing that exists. */
export async function findHouseholdAsked(
  change: Change,
  { decidesAbout, path }: Call,
  input: Record<string, unknown>,
): Promise<number | null> {
  const named = decidesAbout && decidesAbout !== 'itself' ? Object.entries(decidesAbout)[0] : namedByPath(path, input);
  if (!named) return null;
  const id = asId(input[named[1]]);
  if (id === undefined) return null;
  const [found] = await households[named[0] as DecisionSubject](change, id, null);
  return found?.household_id ?? null;
}

const thingOfPath: Record<string, DecisionSubject> = {
  households: 'household',
  members: 'member',
  documents: 'document',
  invoices: 'invoice',
  payments: 'payment',
  refunds: 'refund',
};

function namedByPath(path: string, input: Record<string, unknown>): [string, string] | undefined {
  const thing = thingOfPath[/\/office\/(\w+)\/:id/.exec(path)?.[1] ?? ''];
  if (thing) return [thing, 'id'];
  return 'household_id' in input ? ['household', 'household_id'] : undefined;
}

const LARGEST_ID = 2_147_483_647;

/** The parts of a request are numbers once they are read, and texts before. */
function asId(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : undefined;
}

/** Before an action of the office: locks the household that the call decides about by its contract, as `lockAsSeen`. */
export async function lockDecisionSubject(change: Change, { decidesAbout }: Call, input: Record<string, unknown>) {
  const { seen } = input as { seen?: Seen };
  if (!decidesAbout || decidesAbout === 'itself' || seen === undefined) return;
  for (const [thing, field] of Object.entries(decidesAbout) as [DecisionSubject, string][]) {
    await lockAsSeen(change, ...(await households[thing](change, input[field] as number, seen)));
  }
}
