import type { AuditAction } from '../shared/auditActions.ts';

/** What one person of the office did, or tried, alone, as the board chooses among it (decision 117). */
export const aloneKinds = ['refused', 'waiting', 'money', 'cover', 'data'] as const;
export type AloneKind = (typeof aloneKinds)[number];

/** What waits for a second person, and what moves money, a promise of the association, or data without one. */
export const aloneActions = {
  waiting: [
    'approval.asked',
    'take_over.asked',
    'take_over.proof_asked',
    'release.asked',
    'cash.counted',
    'death_case.signed',
  ],
  money: [
    'payment.booked',
    'payment.assigned',
    'payment.credited',
    'payment.unassigned',
    'payment.returned',
    'payment.told',
    'refund.booked',
    'refund.undone',
    'refund.confirmed',
    'invoice.cancel',
    'invoice.void',
    'invoice.writeOff',
    'invoice.giveBack',
    'invoice.reopen',
    'invoice.made',
    'own_amount.set',
    'own_amount.ended',
    'household.payer_set',
    'reminders.held',
    'cash.taken',
    'cash.entered',
    'cash.reversed',
    'bank_line.dismissed',
    'statement.read',
    'fees.introduced',
    'death_case.cost_changed',
  ],
  cover: [
    'member.eligibility_set',
    'document.verified',
    'document.attached',
    'document.validity_set',
    'change_request.granted',
    'application.compared',
    'household.taken_back',
    'household.deactivated',
    'household.reactivated',
    'household.main_member_set',
    'household.list_changes_decided',
    'board_settings.introduced',
    'counter.person_added',
    'counter.person_changed',
    'counter.person_removed',
    'counter.document_added',
    'counter.document_changed',
    'counter.document_removed',
    'counter.substitute_changed',
    'counter.burial_place_changed',
    'counter.application_submitted',
    'counter.invoices_made',
    'take_over.changes_taken',
    'take_over.explained',
    'death_case.reported',
    'death_case.identified',
    'death_case.checked',
    'death_case.decided',
    'death_case.begun',
    'death_case.buried',
    'death_case.settled',
    'death_case.reopened',
    'death_case.taken_back',
  ],
  data: [
    'list.exported',
    'take_over.saved',
    'news.sent',
    'circular.written',
    'letters.printed',
    'letters.opened',
    'household.email_set',
    'account_code.shown',
    'counter.phone_changed',
    'counter.address_changed',
    'counter.correspondence_changed',
    'counter.death_contact_changed',
    'death_case.link_made',
    'staff.closed',
    'staff.named',
    'staff.sessions_ended',
    'second_factor.recovered',
    'second_factor.guessed',
  ],
} as const satisfies Record<Exclude<AloneKind, 'refused'>, readonly AuditAction[]>;

/** Why an attempt was refused, in the board's words. */
export const refusalReasons = [
  'needs_second',
  'not_allowed',
  'against_rule',
  'not_valid',
  'not_there',
  'too_often',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** How it ended: refused, as the request for a second person stands, or done. */
export const aloneOutcomes = [
  ...refusalReasons,
  'waits',
  'for_second',
  'agreed',
  'declined',
  'withdrawn',
  'lapsed',
  'took_effect',
  'done',
  'by_two',
] as const;

const NEED_SECOND = new Set([
  'second_person_must_agree',
  'take_over_needs_second',
  'proof_needs_second',
  'release_by_another',
]);

/** Refusals that say nothing about a person: a screen was out of date, or the session has to show its second factor. */
const OF_NOBODY = new Set([
  'decided_meanwhile',
  'decided_meanwhile_by',
  'conversation_over',
  'second_factor_needed',
  'foreign_origin',
  'list_has_changed',
  'death_case_changed',
  'changed_meanwhile',
  'staff_changed_meanwhile',
]);

const reasonOfKind: Record<string, RefusalReason | undefined> = {
  forbidden: 'not_allowed',
  state: 'against_rule',
  invalid: 'not_valid',
  missing: 'not_there',
  too_many: 'too_often',
};

/** Why the board reads of a refusal; undefined where it does not. */
export function reasonOfRefusal({ key, kind }: { key: string; kind: string }): RefusalReason | undefined {
  if (OF_NOBODY.has(key)) return undefined;
  return NEED_SECOND.has(key) ? 'needs_second' : reasonOfKind[kind];
}
