import { z } from 'zod';
import { findLastCheck } from '../audit/chain/checks.reads.ts';
import { linkUpToNow } from '../audit/chain/linking.actions.ts';
import { listStaffMembers } from '../onCall/onCall.reads.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { queueMail } from '../platform/mail/mailQueue.ts';
import { inChange } from '../platform/work.ts';
import { recordMail } from './health.wording.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** The first instant is a Thursday: with these days added, a week begins on a Monday. */
const TO_MONDAY_MS = 3 * 24 * 60 * 60 * 1000;

/** Mails the end of the audit log's chain to the board once a week, so that it is known outside of this machine (decision 115). */
export const mailRecordHead = defineJob({
  name: 'health.mail_record_head',
  payload: z.object({}),
  every: '45 6 * * *',
  run: async (context) => {
    const head = await linkUpToNow(context);
    const last = await findLastCheck(context.db);
    // the part of "Is all well?" says so, and a wrong chain has no end to keep
    if (!head || (last?.problems ?? 0) > 0) return;
    await inChange(context, system, async (change) => {
      const staff = await listStaffMembers(change.db);
      const week = Math.floor((change.now.getTime() + TO_MONDAY_MS) / WEEK_MS);
      for (const { account_id, email, language } of staff.filter(({ role }) => role === 'board')) {
        const mailData = recordMail({ language, settings: change.settings, head });
        await queueMail(change, `health/record/${week}/${account_id}`, email, mailData);
      }
    });
  },
});
