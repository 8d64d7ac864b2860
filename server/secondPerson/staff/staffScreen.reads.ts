import { isAboutStaff, type WantedOfStaff } from '../../../domain/approvals/approvals.ts';
import type { StaffAccount, StaffOverview, StaffRequest } from '../../../domain/secondPerson/staff.contract.ts';
import { businessDay, toWireDay } from '../../../domain/shared/day.ts';
import { mayManageStaff } from '../../../domain/staff/staff.access.ts';
import { decisionOf, listOpenApprovals, toApproval } from '../../approvals/approvals.reads.ts';
import type { OfficeActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import { listInvitations, listStaff } from '../../staff/staff.reads.ts';

type Row = Awaited<ReturnType<typeof listStaff>>[number];

/** The board sees everything; a clerk names and roles of those who work here, and what only they can agree to. */
export async function readStaff(ask: Ask<OfficeActor>): Promise<StaffOverview> {
  const { db, actor, now } = ask;
  const may_change = mayManageStaff(actor);
  const staff = await listStaff(db);
  const requests = await listRequests(ask, staff);
  const shown = staff.filter(({ closed_at }) => may_change || closed_at === null);
  const board = staff.filter(({ role, closed_at }) => role === 'board' && closed_at === null);
  const invitations = may_change ? await listInvitations(db, now) : [];
  return {
    may_change,
    accounts: shown.map((row) => toAccount(row, { actor, may_change, lastOfBoard: board.length === 1 })),
    invitations: invitations.map(({ expires_at, invited_by_name: invited_by, language: _, ...invitation }) => ({
      ...invitation,
      invited_by,
      expires_at: expires_at.toISOString(),
    })),
    requests: requests.filter(({ may_agree }) => may_change || may_agree),
  };
}

type Reader = { actor: OfficeActor; may_change: boolean; lastOfBoard: boolean };

function toAccount(row: Row, { actor, may_change, lastOfBoard }: Reader): StaffAccount {
  const { id, name, staff_name, role, email, closed_at, last_seen_on } = row;
  return {
    id,
    // an address stands for a missing name; colleagues read it everywhere else too
    name,
    is_named: staff_name !== null,
    role,
    is_own: id === actor.account_id,
    email: may_change ? email : null,
    has_second_factor: may_change ? row.second_factor_set_at !== null : null,
    last_seen_on: may_change && last_seen_on ? toWireDay(last_seen_on) : null,
    closed_on: closed_at ? toWireDay(businessDay(closed_at)) : null,
    is_last_of_board: lastOfBoard && role === 'board' && closed_at === null,
  };
}

async function listRequests({ db, actor }: Ask<OfficeActor>, staff: readonly Row[]): Promise<StaffRequest[]> {
  const open = await listOpenApprovals(db, null);
  return open.flatMap((record): StaffRequest[] => {
    if (!isAboutStaff(record.kind)) return [];
    const { kind, wanted } = decisionOf(record) as WantedOfStaff;
    const approval = toApproval(record, actor);
    if (kind === 'staff_invitation') return [{ ...approval, ...wanted }];
    const about = staff.find(({ id }) => id === wanted.account_id);
    const role = kind === 'staff_reset' ? null : wanted.role;
    return about ? [{ ...approval, name: about.name, email: about.email, role }] : [];
  });
}
