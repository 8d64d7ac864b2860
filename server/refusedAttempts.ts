import type { AuditAction } from '../domain/shared/auditActions.ts';
import type { Call } from '../domain/shared/contract.ts';
import { noteAttempt } from './audit/attempts.actions.ts';
import { findHouseholdAsked } from './decisionSubjects.ts';
import { isHousehold } from './members/household.reads.ts';
import { system } from './platform/actor.ts';
import type { Context } from './platform/context.ts';
import type { Refused } from './platform/http/handler.ts';
import { inChange } from './platform/work.ts';

/**
 * Notes a refused call of the office, after its transaction was rolled back. What shows nothing and changes nothing is noted only
 * if the board alone may do it. If it cannot be noted, the answer stays the refusal.
 */
export async function noteRefused(context: Context, { call, by, actor, input, refusal }: Refused): Promise<void> {
  const tried = triedBy(call);
  if (tried === undefined || (tried === null && refusal.key !== 'forbidden')) return;
  try {
    await inChange(context, system, async (change) => {
      const asked = actor.kind === 'member' ? actor.household_id : await findHouseholdAsked(change, call, input);
      const household_id = asked !== null && (await isHousehold(change.tx, asked)) ? asked : null;
      await noteAttempt(change, { account_id: by.account_id, tried, refusal, household_id });
    });
  } catch (error) {
    context.log.error({ err: error, call: call.name }, 'a refused attempt could not be noted');
  }
}

/** The entry that the call would have written; null if it writes none, undefined if it is not a call of the office. */
function triedBy({ access, records, onBehalf, method }: Call): AuditAction | null | undefined {
  if (onBehalf) return method === 'GET' ? undefined : `counter.${onBehalf}`;
  if (access !== 'office' || records === undefined) return undefined;
  return records === 'nothing' || method === 'GET' ? null : (records[0] ?? null);
}
