import type { accountRefusals } from '../domain/accounts/accounts.refusals.ts';
import type { applicationRefusals } from '../domain/application/application.refusals.ts';
import type { approvalRefusals } from '../domain/approvals/approvals.refusals.ts';
import type { auditRefusals } from '../domain/audit/audit.refusals.ts';
import type { boardSettingsRefusals } from '../domain/boardSettings/boardSettings.refusals.ts';
import type { burialRefusals } from '../domain/burial/burial.refusals.ts';
import type { cashRefusals } from '../domain/cash/cash.refusals.ts';
import type { counterRefusals } from '../domain/counter/counter.refusals.ts';
import type { deathRefusals } from '../domain/deaths/deaths.refusals.ts';
import type { documentRefusals } from '../domain/documents/documents.refusals.ts';
import type { householdRefusals } from '../domain/households/households.refusals.ts';
import type { invoicingRefusals } from '../domain/invoicing/invoicing.refusals.ts';
import type { mailRefusals } from '../domain/mails/mails.refusals.ts';
import type { memberRefusals } from '../domain/members/members.refusals.ts';
import type { joiningRefusals } from '../domain/membership/joiningApplications.refusals.ts';
import type { membershipRefusals } from '../domain/membership/membership.refusals.ts';
import type { mergingRefusals } from '../domain/membership/merging/merging.refusals.ts';
import type { listChangesRefusals } from '../domain/movingIn/changes/listChanges.refusals.ts';
import type { movingInRefusals } from '../domain/movingIn/movingIn.refusals.ts';
import type { takeOverRefusals } from '../domain/movingIn/takeOver.refusals.ts';
import type { notificationRefusals } from '../domain/notifications/notifications.refusals.ts';
import type { listRefusals } from '../domain/office/lists/lists.refusals.ts';
import type { onCallRefusals } from '../domain/onCall/onCall.refusals.ts';
import type { paymentRefusals } from '../domain/payments/payments.refusals.ts';
import type { postRefusals } from '../domain/post/post.refusals.ts';
import type { releaseRefusals } from '../domain/release/release.refusals.ts';
import type { runRefusals } from '../domain/runs/runs.refusals.ts';
import type { sharedRefusals } from '../domain/shared/refusal.ts';
import type { staffRefusals } from '../domain/staff/staff.refusals.ts';
import type { substituteRefusals } from '../domain/substitutes/substitutes.refusals.ts';
import type { textReminderRefusals } from '../domain/textReminders/textReminders.refusals.ts';

/** Every key with which the server may say no; a language that lacks one of them does not compile (D9). */
export type RefusalKey =
  | keyof typeof sharedRefusals
  | keyof typeof accountRefusals
  | keyof typeof staffRefusals
  | keyof typeof notificationRefusals
  | keyof typeof documentRefusals
  | keyof typeof memberRefusals
  | keyof typeof householdRefusals
  | keyof typeof counterRefusals
  | keyof typeof burialRefusals
  | keyof typeof substituteRefusals
  | keyof typeof invoicingRefusals
  | keyof typeof paymentRefusals
  | keyof typeof cashRefusals
  | keyof typeof applicationRefusals
  | keyof typeof membershipRefusals
  | keyof typeof joiningRefusals
  | keyof typeof mergingRefusals
  | keyof typeof approvalRefusals
  | keyof typeof boardSettingsRefusals
  | keyof typeof auditRefusals
  | keyof typeof mailRefusals
  | keyof typeof onCallRefusals
  | keyof typeof postRefusals
  | keyof typeof releaseRefusals
  | keyof typeof listRefusals
  | keyof typeof runRefusals
  | keyof typeof textReminderRefusals
  | keyof typeof deathRefusals
  | keyof typeof movingInRefusals
  | keyof typeof takeOverRefusals
  | keyof typeof listChangesRefusals
  // a bug answers this one, no rule does
  | 'something_went_wrong';

/** Refusals that somebody can meet without being logged in: their sentences come with the log-in page. */
export const publicRefusalKeys = [
  'account_code_not_valid',
  'email_already_exists',
  'email_already_exists_but_inactive',
  'email_domain_not_allowed',
  'email_not_confirmed',
  'forbidden',
  'foreign_origin',
  'link_not_valid',
  'log_out_first',
  'no_membership_number_left',
  'not_found',
  'request_too_large',
  'service_unavailable',
  'something_went_wrong',
  'too_many_requests',
  'unauthenticated',
  'unreadable_request',
  'unsupported_content_type',
  'validation_failed',
  'wrong_credentials',
  'wrong_email_format',
] as const satisfies readonly RefusalKey[];

export type PublicRefusalKey = (typeof publicRefusalKeys)[number];
export type InsideRefusalKey = Exclude<RefusalKey, PublicRefusalKey>;
