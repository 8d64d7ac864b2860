import { z } from 'zod';
import { lockHousehold } from '../members/household.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { tellMember } from '../members/tellMember.actions.ts';
import { system } from '../platform/actor.ts';
import type { Change, Context } from '../platform/context.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { listActedKinds, listUntold, lockUntold } from './conversations.reads.ts';
import { updateConversation } from './conversations.writes.ts';
import { actedForYouMessage } from './counter.wording.ts';

/** A clerk who is still at it does more; the household gets one message about all of it. */
const QUIET_MINUTES = 10;
const AT_ONCE = 200;

/** Tells households what the office did for them, once nothing more has been done for some minutes. */
export const tellConversations = defineJob({
  name: 'counter.tell_conversations',
  payload: z.object({}),
  every: '*/5 * * * *',
  run: tellWaiting,
});

async function tellWaiting(context: Context): Promise<void> {
  const until = new Date(context.clock.now().getTime() - QUIET_MINUTES * 60_000);
  for (const id of await listUntold(context.db, until, AT_ONCE)) {
    await inChange(context, system, (change) => tellOf(change, id, until));
  }
}

async function tellOf(change: Change, id: number, until: Date): Promise<void> {
  const untold = await lockUntold(change.tx, id, until);
  // a colleague's process has told it, or the clerk went on
  if (!untold) return;
  const { household_id, asked, acted_at, told_until } = untold;
  if (!(await lockHousehold(change.tx, household_id))) return;
  const kinds = await listActedKinds(change.tx, id, told_until);
  const to = await getRecipient(change.tx, household_id);
  const effectKey = `counter.told/${id}/${acted_at.getTime()}` as const;
  await tellMember(change, { effectKey, to, message: actedForYouMessage({ asked, kinds }) });
  await updateConversation(change.tx, id, { told_until: acted_at });
}
