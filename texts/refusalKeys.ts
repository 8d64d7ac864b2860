import type { accountRefusals } from '../domain/accounts/accounts.refusals.ts';
import type { applicationRefusals } from '../domain/application/application.refusals.ts';
import type { approvalRefusals } from '../domain/approvals/approvals.refusals.ts';
import type { auditRefusals } from '../domain/audit/audit.refusals.ts';
import type { burialRefusals } from '../domain/burial/burial.refusals.ts';
import type { documentRefusals } from '../domain/documents/documents.refusals.ts';
import type { householdRefusals } from '../domain/households/households.refusals.ts';
import type { invoicingRefusals } from '../domain/invoicing/invoicing.refusals.ts';
import type { memberRefusals } from '../domain/members/members.refusals.ts';
import type { notificationRefusals } from '../domain/notifications/notifications.refusals.ts';
import type { officeRefusals } from '../domain/office/office.refusals.ts';
import type { paymentRefusals } from '../domain/payments/payments.refusals.ts';
import type { sharedRefusals } from '../domain/shared/refusal.ts';
import type { substituteRefusals } from '../domain/substitutes/substitutes.refusals.ts';

/** Every key with which the server may say no; a language that lacks one of them does not compile (D9). */
export type RefusalKey =
  | keyof typeof sharedRefusals
  | keyof typeof accountRefusals
  | keyof typeof notificationRefusals
  | keyof typeof documentRefusals
  | keyof typeof memberRefusals
  | keyof typeof householdRefusals
  | keyof typeof burialRefusals
  | keyof typeof substituteRefusals
  | keyof typeof invoicingRefusals
  | keyof typeof paymentRefusals
  | keyof typeof applicationRefusals
  | keyof typeof approvalRefusals
  | keyof typeof auditRefusals
  | keyof typeof officeRefusals
  // a bug answers this one, no rule does
  | 'something_went_wrong';
