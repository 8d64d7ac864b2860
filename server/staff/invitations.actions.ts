import type { WantedInvitation } from '../../domain/staff/invitation.ts';
import { INVITATION_DAYS } from '../../domain/staff/invitationDays.ts';
import { record } from '../audit/audit.actions.ts';
import type { Change } from '../platform/context.ts';
import { queueMail } from '../platform/mail/mailQueue.ts';
import { hashToken } from '../platform/secrets/tokens.ts';
import { invitationMail } from './staff.wording.ts';
import {
  deleteAllInvitations,
  deleteExpiredInvitations,
  deleteInvitation,
  deleteInvitationsOf,
  replaceInvitation,
} from './staff.writes.ts';

const DAY_MS = 86_400_000;

/** Mails a link that works once and for some days; only its digest is kept. */
export async function sendInvitation(
  change: Change,
  { email, name, role, language }: WantedInvitation,
  { invited_by, agreed_by }: { invited_by: number; agreed_by: number | null },
): Promise<void> {
  const { tx, now, settings } = change;
  const token = change.newToken();
  const id = await replaceInvitation(tx, {
    ...{ email, name, role, language, invited_by, agreed_by },
    token_hash: hashToken(token),
    invited_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  });
  const mailData = invitationMail({ language, settings, token, days: INVITATION_DAYS });
  await queueMail(change, `staff/invitation/${id}`, email, mailData);
  await record(change, { action: 'staff.invited', household_id: null, subject_id: id });
}

/** Returns whether there was one. */
export async function withdrawInvitation(change: Change, id: number): Promise<boolean> {
  if (!(await deleteInvitation(change.tx, id))) return false;
  await record(change, { action: 'staff.invitation_withdrawn', household_id: null, subject_id: id });
  return true;
}

/** Nobody comes in by the word of somebody who has left the board. */
export async function withdrawInvitationsOf(change: Change, accountId: number): Promise<void> {
  const ids = await deleteInvitationsOf(change.tx, accountId);
  await record(
    change,
    ...ids.map((subject_id) => ({ action: 'staff.invitation_withdrawn', household_id: null, subject_id }) as const),
  );
}

/** The invitation is used up. */
export async function takeInvitation({ tx }: Change, id: number): Promise<void> {
  await deleteInvitation(tx, id);
}

/** Deletes invitations that nobody has used in time; returns how many. */
export async function forgetInvitations({ tx, now }: Change): Promise<number> {
  return deleteExpiredInvitations(tx, now);
}

/** For a restored backup, in which links are valid that were used or withdrawn after it was made. */
export async function forgetAllInvitations({ tx }: Pick<Change, 'tx'>): Promise<void> {
  await deleteAllInvitations(tx);
}
