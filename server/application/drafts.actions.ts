import { refuse } from '../../domain/application/application.refusals.ts';
import { keptFields } from '../../domain/application/draftFields.ts';
import type { Draft, DraftContent, draftsContract } from '../../domain/application/drafts.contract.ts';
import { DRAFT_MAX_BYTES, draftPlaceOf } from '../../domain/application/drafts.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import { isOwnPlace, listSealedDrafts } from './drafts.reads.ts';
import { deleteDraft, deleteDraftsOf, putDraft } from './drafts.writes.ts';

type Calls = typeof draftsContract;

/** The actor's form drafts, the latest first (D54). */
export async function listDrafts({ db, vault, actor }: Ask<MemberActor>): Promise<Draft[]> {
  const rows = await listSealedDrafts(db, actor.account_id);
  return rows.map(({ form, content, updated_at }) => {
    const { values, base } = JSON.parse(vault.open(content)) as DraftContent;
    return { form, values, base, updated_at: updated_at.toISOString() };
  });
}

/**
 * Stores the draft of a form; the last one sent counts, from any device. Refuses with `form_not_found` for an unknown form or
 * somebody else's, with `request_too_large` above 20 kB, and with `unauthenticated` if the account has just been erased.
 */
export async function keepDraft(
  change: Change<MemberActor>,
  { form, values, base }: Input<Calls['keepDraft']>,
): Promise<Answer<Calls['keepDraft']>> {
  const { tx, actor, now } = change;
  const place = draftPlaceOf(form);
  if (!place || !(await isOwnPlace(tx, actor.household_id, place))) return refuse('form_not_found');
  const content = JSON.stringify({ values: keptFields(place.kind, values), base: keptFields(place.kind, base) });
  if (Buffer.byteLength(content) > DRAFT_MAX_BYTES) return refuse('request_too_large');
  const draft = { account_id: actor.account_id, form, content: change.vault.seal(content), updated_at: now };
  if (!(await putDraft(tx, draft))) return refuse('unauthenticated');
  return { form, updated_at: now.toISOString() };
}

/** Deletes a draft that was sent or given up. */
export async function discardDraft(
  { tx, actor }: Change<MemberActor>,
  { form }: Input<Calls['discardDraft']>,
): Promise<void> {
  await deleteDraft(tx, actor.account_id, form);
}

/** Deletes drafts about a family member who is erased: their form cannot be filled in any more. */
export async function forgetDraftsAbout(change: Change, householdId: number, memberId: number): Promise<void> {
  await deleteDraftsOf(change.tx, householdId, [`family-member-${memberId}`]);
}

/** Deletes drafts about the main member of an application that is joined to another household, and about others who stay behind. */
export async function forgetDraftsOfJoined(
  change: Change,
  householdId: number,
  left: readonly number[],
): Promise<void> {
  const about = left.map((id) => `family-member-${id}` as const);
  await deleteDraftsOf(change.tx, householdId, [...OF_MAIN_MEMBER, ...about]);
}

type Person = { id: number; household_id: number };
const OF_MAIN_MEMBER = ['main-member', 'burial-place', 'death-contact-austria', 'death-contact-turkiye'] as const;

/**
 * Deletes drafts about somebody whose membership has ended. Of a former main member also their own, and those about who goes on:
 * they are not the new main member's (decision 28).
 */
export async function forgetDraftsOfFormer(
  change: Change,
  { id, household_id }: Person,
  next: Person | undefined,
): Promise<void> {
  const own = next ? ([...OF_MAIN_MEMBER, `family-member-${next.id}`] as const) : [];
  await deleteDraftsOf(change.tx, household_id, [...own, `family-member-${id}`]);
}
