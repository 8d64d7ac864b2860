import { z } from 'zod';
import { euros, id, wireDay } from '../../shared/fields.ts';
import { revision } from '../deathCases.contract.ts';
import { stepName } from '../deathSteps.contract.ts';
import { caseDocumentKinds, originalMoves } from '../documents.ts';

/** The originals, steps and costs of a case that are still open when it is settled, closed or withdrawn (decision 72). */
export const deathLeftOpen = z.object({
  revision,
  /** Originals that are not with the family: where each is, since when. */
  originals: z.array(
    z.object({
      id,
      kind: z.enum(caseDocumentKinds),
      name: z.string().nullable(),
      moved: z.enum(originalMoves),
      moved_on: wireDay,
      person: z.string(),
    }),
  ),
  /** Steps that are neither done nor said not to be needed. */
  steps: z.array(z.object({ id, ...stepName })),
  /** What the association pays, in euros. */
  costs: z.object({ count: z.int(), amount: euros, unpaid: z.int() }),
  /** Whether the step is refused with `death_case_left_open` unless it says that what is left was seen. */
  to_be_seen: z.object({ settle: z.boolean(), close: z.boolean(), withdraw: z.boolean() }),
});
export type DeathLeftOpen = z.output<typeof deathLeftOpen>;

/** Whether the sender has seen what is left. */
export const left_is_seen = z.boolean().default(false);

/** Steps of a case before which staff see what is left open. */
export type EndingStep = 'settle' | 'close' | 'withdraw';

export type LeftOpenCounts = {
  /** Originals that are not with the family. */
  originals: number;
  /** Steps that are neither done nor said not to be needed. */
  steps: number;
  /** Costs of the association. */
  costs: number;
};

/**
 * Whether something is left that has to be seen before the step (decision 72): before settling that no costs were entered, before
 * the end of a case what is not with the family again, and before closing the open steps as well.
 */
export function hasToBeSeen(step: EndingStep, { originals, steps, costs }: LeftOpenCounts): boolean {
  if (step === 'settle') return costs === 0;
  return originals > 0 || (step === 'close' && steps > 0);
}
