import { newsIn, notify } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import { queueHouseholdMail } from '../../platform/mail/mailQueue.ts';
import { findApplicant } from './submitted.reads.ts';
import { submittedMail, submittedNews } from './submitted.wording.ts';
import { isSettled } from './waiting.actions.ts';

/** Tells a household by mail and news that its application was submitted, once per submission (D20). */
export async function tellSubmitted(change: Change, household_id: number, historyId: number): Promise<void> {
  const applicant = await findApplicant(change.tx, household_id);
  if (!applicant) return;
  const effect_key = `application.submitted/${historyId}`;
  const submitted = { ...applicant, is_settled: await isSettled(change, household_id) };
  await notify(change, { household_id, effect_key, ...newsIn(submitted.language, submittedNews(submitted)) });
  const mailData = submittedMail({ ...submitted, settings: change.settings });
  await queueHouseholdMail(change, effect_key, { household_id, email: applicant.email }, mailData);
}
