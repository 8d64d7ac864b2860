import type { PlainField } from '../../../domain/boardSettings/settingsChanges.ts';

/** Which fields stand under which heading. */
export const groupFields = {
  cover: ['accident_exempt_after_days', 'holds_until_reminder', 'reminders_wait_for_bank_days'],
  costs: ['abroad_limit'],
  decisions: ['goodwill_limit', 'goodwill_signatures', 'decision_signatures'],
  links: [
    'family_link_days',
    'guest_link_days',
    'keep_costs_years',
    'keep_unidentified_days',
    'keep_withdrawn_days',
    'keep_medical_years',
  ],
  page: ['call_back_within_minutes'],
} as const satisfies Record<string, readonly PlainField[]>;
