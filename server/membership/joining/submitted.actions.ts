import { newsIn, notify } from '../../notifications/tell.actions.ts';
import type { Change } from '../../platform/context.ts';
import { postToHousehold } from '../../platform/mail/post.ts';
import { submittedLetter, submittedNews } from './submitted.letters.ts';
import { findApplicant } from './submitted.reads.ts';
import { isSettled } from './waiting.actions.ts';

/** Tells a household by mail and news that its application was submitted, once per submission (D20). */
export async function tellSubmitted(change: Change, household_id: number, historyId: number): Promise<void> {
  const applicant = await findApplicant(change.tx, household_id);
  if (!applicant) return;
  const effect_key = `application.submitted/${historyId}`;
  const submitted = { ...applicant, is_settled: await isSettled(change, household_id) };
  await notify(change, { household_id, effect_key, ...newsIn(submitted.language, submittedNews(submitted)) });
  const letter = submittedLetter({ ...submitted, settings: change.settings });
  await postToHousehold(change, effect_key, { household_id, email: applicant.email }, letter);
}
