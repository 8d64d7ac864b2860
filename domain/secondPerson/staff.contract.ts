import { z } from 'zod';
import { emailField } from '../accounts/accounts.contract.ts';
import { staffRoles } from '../accounts/staffRoles.ts';
import { approval } from '../approvals/approvalAnswers.ts';
import { contract } from '../shared/contract.ts';
import { choice, id, instant, linesOfText, optional, pathId, text, wireDay } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';

/** An account of the office. What only the board sees is null for a clerk. */
export const staffAccount = z.object({
  id,
  name: z.string(),
  /** Whether it has a name of its own; otherwise the address stands for it. */
  is_named: z.boolean(),
  role: z.enum(staffRoles),
  is_own: z.boolean(),
  email: z.string().nullable(),
  has_second_factor: z.boolean().nullable(),
  /** The last day on which it was used. */
  last_seen_on: wireDay.nullable(),
  closed_on: wireDay.nullable(),
  /** Whether it is the only open account of the board. */
  is_last_of_board: z.boolean(),
});

export const staffInvitation = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  invited_by: z.string().nullable(),
  expires_at: instant,
});

/** What waits for another of the board, with whom it is about. */
export const staffRequest = approval.extend({
  name: z.string(),
  email: z.string().nullable(),
  /** The wanted role; null for a reset. */
  role: z.enum(staffRoles).nullable(),
});

export const staffOverview = z.object({
  /** Whether the reader is of the board. */
  may_change: z.boolean(),
  accounts: z.array(staffAccount),
  invitations: z.array(staffInvitation),
  requests: z.array(staffRequest),
});

export type StaffAccount = z.output<typeof staffAccount>;
export type StaffInvitation = z.output<typeof staffInvitation>;
export type StaffRequest = z.output<typeof staffRequest>;
export type StaffOverview = z.output<typeof staffOverview>;

/** What can be asked for about an account that exists. */
export const accountWishes = ['staff_role', 'staff_reset', 'staff_reopening'] as const;

const wish = z
  .object({ kind: choice(accountWishes), role: optional(choice(staffRoles)), reason: linesOfText(1000) })
  .superRefine(({ kind, role }, context) => {
    if (kind !== 'staff_reset' && !role) context.addIssue({ code: 'custom', path: ['role'], message: 'required' });
  });

const done = {
  method: 'POST',
  access: 'office',
  params: pathId,
  answer: 'nothing',
  status: 204,
  missing: 'staff_account_not_found',
} as const;

/** The accounts of the office (decision 110). */
export const staffContract = contract({
  getStaff: {
    method: 'GET',
    path: '/api/v1/office/staff',
    summary:
      'The accounts of the office, and for the board what waits; a clerk sees names, roles and what they may agree to.',
    access: 'office',
    records: 'nothing',
    answer: staffOverview,
    status: 200,
  },
  inviteStaff: {
    method: 'POST',
    path: '/api/v1/office/staff',
    summary: 'The board invites somebody to work in the office; a link is mailed once another of the board agrees.',
    access: 'office',
    records: ['approval.asked'],
    body: z.object({
      name: text(100),
      email: emailField,
      role: choice(staffRoles),
      language: choice(languages),
      reason: linesOfText(1000),
    }),
    answer: approval,
    status: 201,
    refusals: ['email_already_exists', 'email_domain_not_allowed', 'staff_request_waits'],
  },
  withdrawInvitation: {
    ...done,
    path: '/api/v1/office/staff-invitations/:id/withdraw',
    summary: 'The link of an invitation that nobody has used no longer works.',
    records: ['staff.invitation_withdrawn'],
    missing: 'invitation_not_found',
  },
  askAboutStaff: {
    ...done,
    path: '/api/v1/office/staff/:id/wishes',
    summary:
      'Another role, a reset of the second factor, or a closed account open again, once another of the board agrees.',
    records: ['approval.asked'],
    body: wish,
    answer: approval,
    status: 201,
    refusals: [
      'staff_request_waits',
      'staff_unchanged',
      'staff_changed_meanwhile',
      'last_of_board',
      'second_factor_not_set',
    ],
  },
  nameStaff: {
    ...done,
    path: '/api/v1/office/staff/:id/name',
    summary: 'The name that colleagues read.',
    records: ['staff.named'],
    body: z.object({ name: text(100) }),
  },
  closeStaff: {
    ...done,
    path: '/api/v1/office/staff/:id/close',
    summary: 'Closes an account at once: its sessions, links and invitations end, and what it asked for about staff.',
    records: ['staff.closed', 'staff.invitation_withdrawn', 'approval.withdrawn'],
    refusals: ['last_of_board'],
  },
  endStaffSessions: {
    ...done,
    path: '/api/v1/office/staff/:id/end-sessions',
    summary: 'Logs somebody of the office out on all devices.',
    records: ['staff.sessions_ended'],
  },
});
