import { z } from 'zod';
import { wrongParts } from '../../domain/health/health.ts';
import { listStaffMembers } from '../onCall/onCall.reads.ts';
import { system } from '../platform/actor.ts';
import { defineJob } from '../platform/jobs.ts';
import { queueMail } from '../platform/mail/mailQueue.ts';
import { inChange } from '../platform/work.ts';
import { readHealthNow } from './health.reads.ts';
import { healthMail } from './health.wording.ts';

/** Tells the board by mail that something is wrong, at most once a day; without a board all staff. */
export const tellBoard = defineJob({
  name: 'health.tell_board',
  payload: z.object({}),
  every: '25 6-22 * * *',
  run: async (context) => {
    const wrong = wrongParts(await readHealthNow(context));
    if (wrong.length === 0) return;
    await inChange(context, system, async (change) => {
      const staff = await listStaffMembers(change.db);
      const board = staff.filter(({ role }) => role === 'board');
      for (const { account_id, email, language } of board.length > 0 ? board : staff) {
        const mailData = healthMail({ language, settings: change.settings, wrong });
        await queueMail(change, `health/${change.today}/${account_id}`, email, mailData);
      }
    });
  },
});
