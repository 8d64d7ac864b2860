import { z } from 'zod';
import { begunErasedOn } from '../../../domain/application/begunKept.ts';
import { businessDay, type Day, isAfter } from '../../../domain/shared/day.ts';
import { type BegunPaper, listBegunPaper } from '../../application/paper.reads.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { eachInChange } from '../../platform/batch.ts';
import type { Change } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs.ts';
import { discardBegun } from './discardPaper.actions.ts';

/** More than an office begins in ninety days. */
const MOST = 1_000;

/** Erases applications on paper that were begun, and on which nobody has worked for ninety days (decision 97). */
export const eraseForgottenPaper = defineJob({
  name: 'paper_applications.erase_forgotten',
  payload: z.object({}),
  every: '51 3 * * *',
  run: async (context) => {
    const begun = await listBegunPaper(context.db, { most: MOST });
    const due = begun.filter((paper) => isForgotten(paper, businessDay(context.clock.now())));
    const ids = due.map(({ household_id }) => household_id);
    const { failed } = await eachInChange(context, ids, eraseIfForgotten);
    if (failed > 0) throw new Error(`${failed} forgotten applications on paper could not be erased`);
  },
});

async function eraseIfForgotten(change: Change, id: number): Promise<boolean> {
  const household = await lockHousehold(change.tx, id);
  // meanwhile somebody may have gone on with it
  const [paper] = await listBegunPaper(change.tx, { most: 1, only: id });
  return (
    household !== undefined &&
    paper !== undefined &&
    isForgotten(paper, change.today) &&
    discardBegun(change, household)
  );
}

function isForgotten(paper: BegunPaper, today: Day): boolean {
  const on = begunErasedOn(paper);
  return on !== null && !isAfter(on, today);
}
