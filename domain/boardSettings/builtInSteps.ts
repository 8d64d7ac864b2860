import type { StepConditions } from './stepConditions.ts';

/** Who does a step. `undertaker` stands for everybody whom the association orders: undertaker, washer, imam. */
export const stepDoers = ['office', 'family', 'undertaker'] as const;
export type StepDoer = (typeof stepDoers)[number];

export type StepDefinition = {
  readonly applies: StepConditions;
  /** Hours after the report until it should be done, unless the board has set others. */
  readonly due_after_hours: number;
  readonly done_by: StepDoer;
  /** Whether the family's page lists it. Never for steps that reveal anything about health, police or the prosecutor. */
  readonly shown_to_family: boolean;
};

const everywhere: StepConditions = {};
const inAustria = { place: ['home', 'hospital', 'outside'] } as const satisfies StepConditions;
const buriedInAustria = { destination: ['austria'] } as const satisfies StepConditions;
const buriedAbroad = { destination: ['turkey', 'elsewhere'] } as const satisfies StepConditions;
const takenAbroad = { ...inAustria, ...buriedAbroad } as const satisfies StepConditions;

const office = shown('office', true);
const officeAlone = shown('office', false);
const family = shown('family', true);
const undertaker = shown('undertaker', true);
const undertakerAlone = shown('undertaker', false);

/** The possible steps at a death, from the report to the last settlement; steps due at the same hour keep this order. */
export const builtInSteps = {
  doctor_and_inspection: family(4, { place: ['home'] }),
  hospital_contacted: office(4, { place: ['hospital'] }),
  police_informed: familyAlone(2, { place: ['outside'] }),
  authority_abroad: office(24, { place: ['abroad'] }),
  undertaker_ordered: office(4, everywhere),
  collection: undertaker(8, inAustria),
  release_by_prosecutor: officeAlone(72, { place: ['outside'] }),
  cost_comparison: officeAlone(24, { place: ['abroad'] }),
  family_documents: family(24, everywhere),
  marriage_certificate: family(24, { civil_status: ['married'] }),
  divorce_decree: family(24, { civil_status: ['divorced'] }),
  spouse_death_certificate: family(24, { civil_status: ['widowed'] }),
  certified_translations: family(48, { ...inAustria, citizenship: ['turkish', 'other'] }),
  notice_of_death: undertakerAlone(24, inAustria),
  escort_document: undertakerAlone(24, inAustria),
  registry_office: undertaker(24, inAustria),
  death_certificate: undertaker(72, inAustria),
  international_death_certificate: undertaker(72, takenAbroad),
  washing: undertaker(36, everywhere),
  shroud: undertaker(36, everywhere),
  prayer: office(48, everywhere),
  coffin: undertaker(36, buriedInAustria),
  zinc_coffin: undertaker(36, takenAbroad),
  corpse_pass: undertaker(36, takenAbroad),
  transport_permit: office(36, { ...inAustria, destination: ['turkey'] }),
  entry_permit: office(48, { ...inAustria, destination: ['elsewhere'] }),
  transport_from_abroad: office(48, { place: ['abroad'] }),
  flight_booked: office(36, takenAbroad),
  companion_ticket: office(36, takenAbroad),
  contact_at_destination: family(36, buriedAbroad),
  flight_landed: office(72, takenAbroad),
  hearse_at_destination: office(72, buriedAbroad),
  cemetery: family(24, buriedInAustria),
  burial_date: office(48, everywhere),
  burial: undertaker(96, everywhere),
  condolence_visit: officeAlone(168, everywhere),
  consulate_told: family(336, { ...inAustria, citizenship: ['turkish', 'other'] }),
  originals_returned: office(336, everywhere),
  costs_settled: officeAlone(720, everywhere),
} as const satisfies Record<string, StepDefinition>;

export type StepKey = keyof typeof builtInSteps;

export const stepKeys = Object.keys(builtInSteps) as StepKey[];

function familyAlone(due_after_hours: number, applies: StepConditions): StepDefinition {
  return { applies, due_after_hours, done_by: 'family', shown_to_family: false };
}

function shown(done_by: StepDoer, shown_to_family: boolean) {
  return (due_after_hours: number, applies: StepConditions): StepDefinition => ({
    applies,
    due_after_hours,
    done_by,
    shown_to_family,
  });
}
