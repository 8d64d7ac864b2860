import { refuse } from '../../domain/households/households.refusals.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { businessDay, type Day } from '../../domain/shared/day.ts';
import { nameOfNumber } from '../members/identityNumbers/identityNumbers.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { submissionMoved } from './households.news.ts';
import { updateHousehold } from './households.writes.ts';
import { findPaper } from './paperApplications.reads.ts';
import { deletePaper, insertPaper, lockApplicant, type NewPaper, updatePaper } from './paperApplications.writes.ts';

/** By what two papers may be of the same person, or the same paper sent twice. */
type Marks = {
  date_of_birth: Day;
  social_insurance_number?: string | null | undefined;
  turkish_id_no?: string | null | undefined;
  idempotency_key?: string | undefined;
};

/** Until the transaction ends, nobody else enters an application with the same birth day, identity number or idempotency key. */
export async function holdApplicants(change: Change, marks: Marks): Promise<void> {
  const { date_of_birth, idempotency_key } = marks;
  const numbers = (['social_insurance_number', 'turkish_id_no'] as const).flatMap((by) => {
    const number = marks[by];
    return number ? `number/${nameOfNumber({ by, number }, change.vault)}` : [];
  });
  const key = idempotency_key ? [`key/${idempotency_key}`] : [];
  await lockApplicant(change.tx, [`birth/${date_of_birth}`, ...numbers, ...key]);
}

/** Notes that a household (locked before) began with a paper form. */
export async function notePaper(change: Change, paper: NewPaper): Promise<void> {
  await insertPaper(change.tx, paper);
}

/** Notes that the application of a household (locked before) was submitted for the first time. */
export async function notePaperSubmitted(change: Change, householdId: number): Promise<void> {
  await updatePaper(change.tx, householdId, { submitted_at: change.now });
}

/** From now on a second person has to agree that the arrival of the paper counts; the household is locked. */
export async function stopCounting(change: Change, householdId: number): Promise<void> {
  await updatePaper(change.tx, householdId, { counts: false });
}

/**
 * A second person agreed: the application of a household (locked before) counts from the arrival of its paper, also if it was
 * submitted meanwhile. One that was sent back since then stays late.
 */
export async function countFromArrival(change: Change, householdId: number): Promise<void> {
  const paper = await findPaper(change.tx, householdId);
  if (!paper || paper.counts) return;
  await updatePaper(change.tx, householdId, { counts: true });
  const { submitted_at, submitted_on } = paper;
  if (submitted_at === null || submitted_on !== businessDay(submitted_at)) return;
  await updateHousehold(change.tx, householdId, { submitted_on: paper.arrived_on });
  change.announce(submissionMoved, { household_id: householdId });
}

/**
 * Nobody agrees to an application for another: while a household (locked before) applies, the office makes its invoices and submits
 * only what stands on a signed paper. Refuses with `forbidden`.
 */
export async function assertSigned(
  change: Change<MemberActor>,
  { id, status }: { id: number; status: MemberStatus },
): Promise<void> {
  if (!change.actor.conversation || status !== 'new') return;
  if (!(await findPaper(change.tx, id))) refuse('forbidden');
}

/** Deletes what is known of the paper of a household (locked before). */
export async function erasePaper(change: Change, householdId: number): Promise<void> {
  await deletePaper(change.tx, householdId);
}
