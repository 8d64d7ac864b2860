import { getRecipient } from '../members/recipient.reads.ts';
import { tellInNews } from '../notifications/tell.actions.ts';
import { writeTo } from '../notifications/writing.actions.ts';
import type { Change } from '../platform/context.ts';
import { moveConversations } from './conversations.writes.ts';
import { joinedLetter, joinedMail, joinedMessage } from './counter.wording.ts';
import { moveNotes } from './notes.writes.ts';

type Joined = { application_id: number; household_id: number };

/** What the office noted about an application belongs to the household to which it is joined; both are locked. */
export async function moveCounter(change: Change, { application_id, household_id }: Joined): Promise<void> {
  await moveNotes(change.tx, application_id, household_id);
  await moveConversations(change.tx, application_id, household_id);
}

/**
 * Writes to where a household is reached that somebody logs in for it from now on: who is not the family can be noticed. Before the
 * address of the application counts.
 */
export async function warnOfLogIn(change: Change, { application_id, household_id }: Joined): Promise<void> {
  const to = await getRecipient(change.tx, household_id);
  const mailData = joinedLetter({ ...to, settings: change.settings });
  const byPost = { household_id, email: undefined, channel: 'post' as const };
  await writeTo(change, { effectKey: `counter.joinedLetter/${application_id}`, to: byPost, mailData: () => mailData });
}

/**
 * Tells who applied that they are in the former list, at the address of their log-in, with the notice about data that somebody else gave:
 * for a household with a log-in no invitation says it (decision 107).
 */
export async function tellJoined(
  change: Change,
  { application_id, household_id, membership_no }: Joined & { membership_no: string },
): Promise<void> {
  const to = await getRecipient(change.tx, household_id);
  const effectKey = `counter.joined/${application_id}` as const;
  await tellInNews(change, { effectKey, to, message: joinedMessage(membership_no) });
  const mailData = joinedMail({ ...to, settings: change.settings, membership_no });
  await writeTo(change, { effectKey, to, mailData: () => mailData });
}
