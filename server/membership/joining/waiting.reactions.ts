import { applicationSubmitted } from '../../application/application.news.ts';
import { withNewPersons, withWaitingPersons } from '../../application/newPersons.reads.ts';
import { submissionMoved } from '../../households/households.news.ts';
import { invoiceContribution } from '../../invoicing/invoices.actions.ts';
import { invoiceConfirmed, invoiceStepTaken } from '../../invoicing/invoicing.news.ts';
import { withLocked } from '../../members/household.reads.ts';
import { invoicePaid, invoiceReopened, invoiceUnassigned } from '../../payments/payments.news.ts';
import type { Change, Reaction } from '../../platform/context.ts';
import { on } from '../../platform/news.ts';
import { membershipActivated } from '../membership.news.ts';
import { tellSubmitted } from './submitted.actions.ts';
import { activateFamily, admitNewcomers, refreshWaiting } from './waiting.actions.ts';
import type { Stop } from './waiting.wording.ts';

type About = { household_id: number };

/** Events that change waiting periods (D21, D22), and the invoice at the beginning of a membership (D45). */
export const waitingReactions: readonly Reaction[] = [
  on(applicationSubmitted, 'waiting.submitted', beginWaiting),
  on(submissionMoved, 'waiting.submissionMoved', (change, about) => refresh(change, about)),
  on(invoiceConfirmed, 'waiting.invoiceConfirmed', admit, async () => true, withNewPersons),
  on(invoiceStepTaken, 'waiting.invoiceStepTaken', admit),
  on(
    invoicePaid,
    'waiting.invoicePaid',
    (change, about) => refresh(change, about),
    async () => true,
    // manual invoices do not affect waiting periods
    (ask, news) =>
      withWaitingPersons(
        ask,
        news.filter(({ type }) => type !== 'sim'),
      ),
  ),
  on(invoiceReopened, 'waiting.invoiceReopened', (change, about) => refresh(change, about, 'payment_returned')),
  on(invoiceUnassigned, 'waiting.invoiceReleased', (change, about) => refresh(change, about, 'payment_released')),
  on(membershipActivated, 'activation.bill', invoice),
];

/** The household is told before its waiting period begins, because the text says whether it will begin at once. */
async function beginWaiting(change: Change, { household_id, history_id }: About & { history_id: number }) {
  await tellSubmitted(change, household_id, history_id);
  await withLocked(change, household_id, (household) => refreshWaiting(change, household));
}

async function admit(change: Change, { household_id }: About): Promise<void> {
  await withLocked(change, household_id, (household) => admitNewcomers(change, household));
}

async function refresh(change: Change, { household_id }: About, stop?: Stop): Promise<void> {
  await withLocked(change, household_id, async (household) => {
    await refreshWaiting(change, household, stop);
    await activateFamily(change, household);
  });
}

/** The yearly run skips waiting households: the year of their activation is invoiced now, unless it was already (D45). */
async function invoice(change: Change, { household_id }: About): Promise<void> {
  await invoiceContribution(change, household_id);
}
