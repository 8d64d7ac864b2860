import { type StepKey, stepKeys } from '../../../domain/boardSettings/builtInSteps.ts';

export const stepGroups = ['first', 'documents', 'preparation', 'journey', 'burial', 'afterwards'] as const;
export type StepGroup = (typeof stepGroups)[number];

const groupOf: Record<StepKey, StepGroup> = {
  doctor_and_inspection: 'first',
  hospital_contacted: 'first',
  police_informed: 'first',
  authority_abroad: 'first',
  undertaker_ordered: 'first',
  collection: 'first',
  release_by_prosecutor: 'first',
  cost_comparison: 'first',
  family_documents: 'documents',
  marriage_certificate: 'documents',
  divorce_decree: 'documents',
  spouse_death_certificate: 'documents',
  certified_translations: 'documents',
  notice_of_death: 'documents',
  escort_document: 'documents',
  registry_office: 'documents',
  death_certificate: 'documents',
  international_death_certificate: 'documents',
  washing: 'preparation',
  shroud: 'preparation',
  prayer: 'preparation',
  coffin: 'preparation',
  zinc_coffin: 'preparation',
  corpse_pass: 'journey',
  transport_permit: 'journey',
  entry_permit: 'journey',
  transport_from_abroad: 'journey',
  flight_booked: 'journey',
  companion_ticket: 'journey',
  contact_at_destination: 'journey',
  flight_landed: 'journey',
  hearse_at_destination: 'journey',
  cemetery: 'burial',
  burial_date: 'burial',
  burial: 'burial',
  condolence_visit: 'afterwards',
  consulate_told: 'afterwards',
  originals_returned: 'afterwards',
  costs_settled: 'afterwards',
};

/** The built-in steps under one heading. */
export function stepsOf(group: StepGroup): StepKey[] {
  return stepKeys.filter((key) => groupOf[key] === group);
}
