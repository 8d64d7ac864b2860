import type { postContract } from '../../domain/post/post.contract.ts';
import { refuse } from '../../domain/post/post.refusals.ts';
import { postalLines } from '../../domain/post/postalAddress.ts';
import { envelopeState } from '../../domain/post/returned.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { record } from '../audit/audit.actions.ts';
import { takeRemindersBack } from '../dunning/dunning.actions.ts';
import { markUndeliverable } from '../households/addresses.actions.ts';
import { findMainAddress } from '../households/addresses.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import type { PdfDocument } from '../platform/pdf/pdfDocument.ts';
import type { StaffChange } from '../platform/staff.ts';
import { tellsOfOwnCode, withdrawPrintedCodes } from './codesInLetters.actions.ts';
import { findEnvelope, listEffects, lockEnvelope } from './envelopes.reads.ts';
import { notePulledOut, noteReturned } from './envelopes.writes.ts';

type Calls = typeof postContract;

/**
 * A letter has come back: a reminder in it does not count. If the household's address is still the one on the envelope, nothing more is sent there. Refuses with
 * `envelope_not_found`, `letter_not_on_its_way`.
 */
export async function returnEnvelope(
  change: StaffChange,
  { id, because }: Input<Calls['returnEnvelope']>,
): Promise<void> {
  const envelope = await lockOwned(change, id);
  if (envelopeState(envelope) !== 'sent') return refuse('letter_not_on_its_way');
  const { household_id, content } = envelope;
  await noteReturned(change.tx, id, { at: change.now, because });
  const effects = await listEffects(change.tx, [id]);
  await takeRemindersBack(change, effects);
  await withdrawPrintedCodes(change, effects);
  if (await isStillThere(change, household_id, content)) await markUndeliverable(change, household_id);
  await record(change, { action: 'letter.returned', household_id, subject_id: id });
}

/** A printed letter is not sent. Refuses with `envelope_not_found`, `letter_not_here`, `letter_tells_of_own_code`. */
export async function pullOutEnvelope(change: StaffChange, { id }: Input<Calls['pullOutEnvelope']>): Promise<void> {
  const envelope = await lockOwned(change, id);
  if (envelopeState(envelope) !== 'printed') return refuse('letter_not_here');
  if (await tellsOfOwnCode(change, id)) return refuse('letter_tells_of_own_code');
  await notePulledOut(change.tx, id, change.now);
  await withdrawPrintedCodes(change, await listEffects(change.tx, [id]));
  await record(change, { action: 'letter.pulled_out', household_id: envelope.household_id, subject_id: id });
}

/** Like every change of a household, it locks that first. */
async function lockOwned({ tx }: StaffChange, id: number) {
  const found = await findEnvelope(tx, id);
  if (found) await lockHousehold(tx, found.household_id);
  return (await lockEnvelope(tx, id)) ?? refuse('envelope_not_found');
}

/** Whether letters would still go to the address of an envelope; one whose content is deleted is old enough not to tell. */
async function isStillThere(change: StaffChange, householdId: number, content: Buffer | null): Promise<boolean> {
  const address = await findMainAddress(change.tx, householdId);
  if (!address || !content) return false;
  const { letterhead } = JSON.parse(change.vault.open(content)) as PdfDocument;
  const [, ...place] = letterhead?.recipient ?? [];
  return postalLines('', address).join('\n') === place.join('\n');
}
