import { system } from '../../platform/actor.ts';
import { defineJob } from '../../platform/jobs.ts';
import { inChange } from '../../platform/work.ts';
import { JUDGE, judgeSome } from './judging.actions.ts';

/** Judges all open lines that wait for it, some hundred in one transaction. */
export const judgeOpenLines = defineJob({
  ...JUDGE,
  run: async (context, _payload, signal) => {
    while (!signal?.aborted && (await inChange(context, system, (change) => judgeSome(change))));
  },
});
