import { z } from 'zod';
import { DRAFT_KEEP_DAYS } from '../../domain/application/drafts.ts';
import { defineJob } from '../platform/jobs.ts';
import { inChange } from '../platform/work.ts';
import { deleteDraftsBefore } from './drafts.writes.ts';

const DAY_MS = 86_400_000;

/** Deletes drafts after ninety days. */
export const sweepDrafts = defineJob({
  name: 'drafts.sweep',
  payload: z.object({}),
  every: '47 3 * * *',
  run: (context) =>
    inChange(context, { kind: 'system' }, ({ tx, now }) =>
      deleteDraftsBefore(tx, new Date(now.getTime() - DRAFT_KEEP_DAYS * DAY_MS)),
    ),
});
