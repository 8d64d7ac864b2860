import type { z } from 'zod';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { type deathLeftOpen, type EndingStep, hasToBeSeen } from '../../../domain/deaths/life/leftOpen.ts';
import { sumCents, toEuros } from '../../../domain/shared/money.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { listCosts } from '../costs/costs.reads.ts';
import { type CaseRow, findCase } from '../deathCase.reads.ts';
import { listCaseDocuments } from '../documents/caseDocuments.reads.ts';
import { listOpenSteps } from '../steps/steps.reads.ts';

type LeftOpen = z.output<typeof deathLeftOpen>;

/** What is left of a case before it is settled, closed or withdrawn. Refuses with `death_case_not_found`. */
export async function getLeftOpen({ db }: Pick<Ask, 'db'>, { id }: { id: number }): Promise<LeftOpen> {
  const { revision } = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const originals = await listOriginalsAway(db, id);
  const steps = await listOpenSteps(db, id);
  const costs = await costsOf(db, id);
  const counts = { originals: originals.length, steps: steps.length, costs: costs.count };
  const isToBeSeen = (step: EndingStep) => hasToBeSeen(step, counts);
  return {
    revision,
    originals,
    steps,
    costs,
    to_be_seen: { settle: isToBeSeen('settle'), close: isToBeSeen('close'), withdraw: isToBeSeen('withdraw') },
  };
}

/** Refuses with `death_case_left_open` if something is left that the sender has not seen. */
export async function assertLeftIsSeen(
  db: Reader,
  { id }: Pick<CaseRow, 'id'>,
  { step, left_is_seen }: { step: EndingStep; left_is_seen: boolean },
): Promise<void> {
  if (left_is_seen) return;
  const { to_be_seen } = await getLeftOpen({ db }, { id });
  if (to_be_seen[step]) refuse('death_case_left_open');
}

/** Originals for which the association answers, each with its last move. */
async function listOriginalsAway(db: Reader, caseId: number): Promise<LeftOpen['originals']> {
  const documents = await listCaseDocuments(db, caseId);
  return documents.flatMap(({ id, kind, name, originals, is_entrusted }) => {
    const last = originals.at(-1);
    if (!is_entrusted || !last) return [];
    return [{ id, kind, name, moved: last.moved, moved_on: last.moved_on, person: last.person }];
  });
}

async function costsOf(db: Reader, caseId: number): Promise<LeftOpen['costs']> {
  const ours = (await listCosts(db, caseId)).filter((cost) => !cost.cancelled_at && cost.payer === 'association');
  return {
    count: ours.length,
    amount: toEuros(sumCents(ours.map(({ amount_cents }) => amount_cents))),
    unpaid: ours.filter(({ paid_on }) => paid_on === null).length,
  };
}
