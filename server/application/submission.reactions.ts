import { documentAdded } from '../documents/documents.news.ts';
import { addressChanged } from '../households/households.news.ts';
import { invoiceConfirmed, invoiceStepTaken } from '../invoicing/invoicing.news.ts';
import { withLocked } from '../members/household.reads.ts';
import { memberChanged } from '../members/members.news.ts';
import type { Ask, Change, Reaction } from '../platform/context.ts';
import { on } from '../platform/news.ts';
import { isComplete } from './gaps.reads.ts';
import { withNewPersons } from './newPersons.reads.ts';
import { submitIfComplete } from './submission.actions.ts';

type About = { household_id: number };

/** Submits the application as soon as the last gap is closed, by whichever change (D20). */
export const submissionReactions: readonly Reaction[] = [
  on(memberChanged, 'submission.memberChanged', submit, closesTheLastGap),
  on(addressChanged, 'submission.addressChanged', submit, closesTheLastGap),
  on(documentAdded, 'submission.documentAdded', submit, closesTheLastGap),
  on(invoiceConfirmed, 'submission.invoiceConfirmed', submit, closesTheLastGap, withNewPersons),
  on(invoiceStepTaken, 'submission.invoiceStepTaken', submit, closesTheLastGap),
];

async function submit(change: Change, { household_id }: About): Promise<void> {
  await withLocked(change, household_id, (household) => submitIfComplete(change, household));
}

/** Every change of a household locks it first: of two parallel ones, the later sees both. */
function closesTheLastGap(ask: Ask, { household_id }: About): Promise<boolean> {
  return isComplete(ask, household_id);
}
