import { documentAdded } from '../documents/documents.news.ts';
import { addressChanged } from '../households/households.news.ts';
import { invoiceConfirmed } from '../invoicing/invoicing.news.ts';
import { memberChanged } from '../members/members.news.ts';
import { on, type Reaction } from '../platform/news.ts';
import type { Change } from '../platform/work.ts';
import { submitIfComplete } from './submission.actions.ts';

/** Whatever closed the last gap: the application is submitted that moment (D20). */
export const submissionReactions: readonly Reaction[] = [
  on(memberChanged, 'submission.memberChanged', submit),
  on(addressChanged, 'submission.addressChanged', submit),
  on(documentAdded, 'submission.documentAdded', submit),
  on(invoiceConfirmed, 'submission.invoiceConfirmed', submit),
];

async function submit(change: Change, { household_id }: { household_id: number }): Promise<void> {
  await submitIfComplete(change, household_id);
}
