import { z } from 'zod';
import type { BoardSettings } from '../../domain/boardSettings/settings.ts';
import { firstDayKept } from '../../domain/invoicing/retention.ts';
import { addYears } from '../../domain/shared/day.ts';
import { settingsOn } from '../boardSettings/boardSettings.reads.ts';
import { discardKeptFiles } from '../documents/documents.actions.ts';
import { system } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { deleteEnded, forgetMedical, forgetWithdrawn } from './forgetEnded.writes.ts';
import type { Forgetting } from './forgetting.writes.ts';

const MOST_AT_ONCE = 200;
const DAY_MS = 86_400_000;
const most = MOST_AT_ONCE;

type Step = (change: Change, rules: BoardSettings) => Promise<Forgetting>;

/** What a case loses, one after the other, by the periods of the board (decision 60). */
const steps: Record<string, Step> = {
  withdrawn: ({ tx, now }, { keep_withdrawn_days: days }) =>
    forgetWithdrawn(tx, { before: new Date(now.getTime() - days * DAY_MS), now, most }),
  medical: ({ tx, today }, { keep_medical_years: years }) =>
    forgetMedical(tx, { before: addYears(today, -years), most }),
  ended: ({ tx, today }, { keep_costs_years: years }) => deleteEnded(tx, { before: firstDayKept(today, years), most }),
};

/** Deletes cases of a death, or takes their words out, once the periods of the board are over. */
export const forgetEndedDeaths = defineJob({
  name: 'deaths.forget_ended',
  payload: z.object({}),
  every: '18 4 * * *',
  run: async (context, _nothing, leaving) => {
    for (const [name, step] of Object.entries(steps)) {
      let total = 0;
      let last = MOST_AT_ONCE;
      while (last === MOST_AT_ONCE && !leaving?.aborted) {
        last = await inChange(context, system, (change) => forgetSome(change, step));
        total += last;
      }
      if (total > 0) context.log.info({ total, name }, 'cases of a death forgotten after their period');
    }
  },
});

async function forgetSome(change: Change, step: Step): Promise<number> {
  const { count, files } = await step(change, await settingsOn(change.tx, change.today));
  await discardKeptFiles(change, files);
  return count;
}
