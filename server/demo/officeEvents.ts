import { activeFrom } from '../../domain/application/waitingPeriod.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { moveHousehold } from '../households/householdStatus.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { lockMembersWithStatus } from '../members/members.reads.ts';
import { moveMember } from '../members/statusHistory.actions.ts';
import type { Change } from '../platform/work.ts';
import { verifyDocuments } from './demoWrites.ts';
import { asOffice, type Play } from './stage.ts';

const SENT_BACK_REASON = 'Pasaportun fotoğrafı okunmuyor. Lütfen yeniden gönderin.';
const MISSING_PAYMENT = { household: 7, member: 15 } as const; // D24
const NOT_WAITING = { waiting_from: null, waiting_until: null } as const;

/** What the office decides, and the clockwork. */
export const officeEvents = {
  verify_documents: (stage, { household_id }) => asOffice(stage, (change) => verifyDocuments(change, household_id)),
  /** The waiting period is over: the day after it is the first of the membership (D21). */
  activate: (stage, { household_id }) =>
    asOffice(stage, async (change) => {
      const until = await waitingUntilOf(change, household_id);
      if (!until) throw new Error('a household that has not waited is not activated');
      const active_from = activeFrom(until);
      await move(change, { household_id, to: 'active', household: { active_from }, members: { active_from } });
    }),
  /** The office returns the application (D23). */
  send_back: (stage, { household_id }) =>
    asOffice(stage, (change) =>
      move(change, {
        household_id,
        to: 'new',
        household: { ...NOT_WAITING, submitted_on: null, sent_back_reason: SENT_BACK_REASON, reason: SENT_BACK_REASON },
        members: { ...NOT_WAITING, reason: SENT_BACK_REASON },
      }),
    ),
  /** The office ends the membership for missing payment (D23, D24). */
  deactivate: (stage, { household_id }) =>
    asOffice(stage, (change) =>
      move(change, {
        household_id,
        to: 'inactive',
        household: { inactive_from: change.today, inactive_reason_id: MISSING_PAYMENT.household },
        members: { inactive_from: change.today, inactive_reason_id: MISSING_PAYMENT.member },
      }),
    ),
} as const satisfies Record<string, Play>;

async function waitingUntilOf(change: Change, householdId: number) {
  const row = await change.tx
    .selectFrom('households')
    .select('waiting_until')
    .where('id', '=', householdId)
    .executeTakeFirstOrThrow();
  return row.waiting_until;
}

type Move = {
  household_id: number;
  to: MemberStatus;
  household: Omit<Parameters<typeof moveHousehold>[2], 'status'>;
  members: Omit<Parameters<typeof moveMember>[2], 'status'>;
};

/** Household and everybody who waits in it change status together, each with a row of history. */
async function move(change: Change, { household_id, to, ...fields }: Move): Promise<void> {
  const household = await lockHousehold(change.tx, household_id);
  if (household?.status !== 'waiting') throw new Error('the story decides about a household that does not wait');
  for (const member of await lockMembersWithStatus(change.tx, household_id, 'waiting')) {
    await moveMember(change, member, { ...fields.members, status: to });
  }
  await moveHousehold(change, household, { ...fields.household, status: to });
}
