/** The least and the most of each whole number that the board sets; screens state them beside the field. */
export const settingBounds = {
  accident_exempt_after_days: { from: 0, to: 90 },
  reminders_wait_for_bank_days: { from: 1, to: 60 },
  family_link_days: { from: 1, to: 30 },
  guest_link_days: { from: 1, to: 30 },
  call_back_within_minutes: { from: 5, to: 1_440 },
  // bookkeeping is kept for seven years by law (§ 132 BAO)
  keep_costs_years: { from: 7, to: 30 },
  keep_unidentified_days: { from: 1, to: 365 },
  keep_withdrawn_days: { from: 1, to: 730 },
  keep_medical_years: { from: 0, to: 7 },
  // a year: longer than anything in a case takes
  due_after_hours: { from: 0, to: 8_760 },
} as const;
