import { refuse } from '../../../domain/application/application.refusals.ts';
import { firstDayKept } from '../../../domain/invoicing/retention.ts';
import { personPath } from '../../../domain/members/personPath.ts';
import { personErasureHindrancesOf } from '../../../domain/membership/erasure.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { forgetDraftsAbout } from '../../application/drafts.actions.ts';
import { eraseApprovalsNaming } from '../../approvals/approvals.actions.ts';
import { eraseAuditAbout, eraseReasonsNaming } from '../../audit/eraseAudit.actions.ts';
import { eraseBilledPerson } from '../../invoicing/eraseBilledPeople.actions.ts';
import { eraseOwnReasonsNaming } from '../../invoicing/ownAmounts/ownAmounts.actions.ts';
import { eraseMember } from '../../members/eraseMembers.actions.ts';
import { lockHousehold } from '../../members/household.reads.ts';
import { lockMembers } from '../../members/members.reads.ts';
import { eraseNotificationsAbout } from '../../notifications/notifications.actions.ts';
import { erasePayersNamed } from '../../payments/erasePayers.actions.ts';
import type { OfficeActor, SystemActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import { eraseEndsToCome } from '../ending/endingsToCome.actions.ts';
import { householdErased } from '../membership.news.ts';
import { findPersonErasureFacts } from './personErasure.reads.ts';

type Whose = { household_id: number; member_id: number };

/**
 * Erases a person who left a household that stays (decision 37): data, documents, requests, history, access records and news
 * about them; on invoices their fee stays without a name, and so do their payments. Returns the names that only they had. Refuses
 * with `HouseholdNotFound`, with `MemberNotFound` (also for a main member), and with `member_must_be_kept`.
 */
export async function erasePerson(change: Change<OfficeActor | SystemActor>, whose: Whose): Promise<string[]> {
  const { household_id, member_id } = whose;
  if (!(await lockHousehold(change.tx, household_id))) return refuse('HouseholdNotFound');
  const facts = (await findPersonErasureFacts(change.tx, whose)) ?? refuse('MemberNotFound');
  if (personErasureHindrancesOf(facts, change.today).length > 0) return refuse('member_must_be_kept');
  const others = (await lockMembers(change.tx, household_id)).filter(({ id }) => id !== member_id).map(fullName);
  const named = [facts, ...(await eraseBilledPerson(change, member_id))].map(fullName);
  const names = [...new Set(named)].filter((name) => !others.includes(name));
  await eraseNotificationsAbout(change, household_id, { names, path: personPath({ member_id, is_main: false }) });
  await erasePayersNamed(change, { household_id, names, before: firstDayKept(change.today) });
  await eraseApprovalsNaming(change, household_id, names);
  await forgetDraftsAbout(change, household_id, member_id);
  await eraseReasonsNaming(change, household_id, names);
  await eraseOwnReasonsNaming(change, household_id, names);
  await eraseAuditAbout(change, whose);
  await eraseEndsToCome(change, whose);
  await eraseMember(change, member_id);
  change.announce(householdErased, { household_id });
  return names;
}
