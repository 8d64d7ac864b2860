/**
 * What somebody of the office may do for a household that asked for it. A call of the members that it may use names its
 * kind (`onBehalf`), the audit log holds it, and the household is told of it (decision 94).
 */
export const actedKinds = [
  'person_added',
  'person_changed',
  'person_removed',
  'phone_changed',
  'address_changed',
  'document_added',
  'document_changed',
  'document_removed',
  'burial_place_changed',
  'death_contact_changed',
  'substitute_changed',
  'correspondence_changed',
  'invoices_made',
  'application_submitted',
  'account_code_given',
] as const;
export type ActedKind = (typeof actedKinds)[number];
