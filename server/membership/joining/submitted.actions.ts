import { getRecipient } from '../../members/recipient.reads.ts';
import { newsIn, notify } from '../../notifications/tell.actions.ts';
import { writeTo } from '../../notifications/writing.actions.ts';
import type { Change } from '../../platform/context.ts';
import { submittedMail, submittedNews } from './submitted.wording.ts';
import { isSettled } from './waiting.actions.ts';

/** Tells a household by mail and news that its application was submitted, once per submission (D20). */
export async function tellSubmitted(change: Change, household_id: number, historyId: number): Promise<void> {
  const to = await getRecipient(change.tx, household_id);
  const effect_key = `application.submitted/${historyId}` as const;
  const submitted = { ...to, is_settled: await isSettled(change, household_id) };
  await notify(change, { household_id, effect_key, ...newsIn(submitted.language, submittedNews(submitted)) });
  const mailData = submittedMail({ ...submitted, settings: change.settings });
  await writeTo(change, { effectKey: effect_key, to, mailData: () => mailData });
}
