import { type CivilStatus, civilStatuses } from '../reference/eligibility.ts';

/** Where somebody died; `hospital` includes care homes, `outside` any place where the police come first. */
export const deathPlaces = ['home', 'hospital', 'outside', 'abroad'] as const;
export type DeathPlace = (typeof deathPlaces)[number];

/** Where the person is buried. */
export const burialDestinations = ['austria', 'turkey', 'elsewhere'] as const;
export type BurialDestination = (typeof burialDestinations)[number];

export const citizenships = ['austrian', 'turkish', 'other'] as const;
export type Citizenship = (typeof citizenships)[number];

/** The known facts of a case; null: not known yet. */
export type CaseFacts = {
  readonly place: DeathPlace | null;
  readonly destination: BurialDestination | null;
  readonly citizenship: Citizenship | null;
  readonly civil_status: CivilStatus | null;
};

export type CaseFact = keyof CaseFacts;

/** The values of each fact, in the order in which they are listed. */
export const factValues = {
  place: deathPlaces,
  destination: burialDestinations,
  citizenship: citizenships,
  civil_status: civilStatuses,
} as const satisfies { [Fact in CaseFact]: readonly NonNullable<CaseFacts[Fact]>[] };

export const caseFacts = ['place', 'destination', 'citizenship', 'civil_status'] as const satisfies readonly CaseFact[];

/** When a step is needed: each named fact must have one of its values; other facts do not matter. */
export type StepConditions = { readonly [Fact in CaseFact]?: readonly NonNullable<CaseFacts[Fact]>[] | undefined };

/** `no`: a known fact rules the step out. `open`: the named facts must be known first. */
export type Applicability = { applies: 'yes' | 'no' } | { applies: 'open'; until_known: CaseFact[] };

/** Whether a step is needed in a case. */
export function applicability(conditions: StepConditions, facts: CaseFacts): Applicability {
  const named = caseFacts.filter((fact) => conditions[fact] !== undefined);
  const isRuledOut = named.some((fact) => facts[fact] !== null && !allows(conditions[fact], facts[fact]));
  if (isRuledOut) return { applies: 'no' };
  const until_known = named.filter((fact) => facts[fact] === null);
  return until_known.length > 0 ? { applies: 'open', until_known } : { applies: 'yes' };
}

function allows(values: readonly string[] | undefined, value: string): boolean {
  return values === undefined || values.includes(value);
}
