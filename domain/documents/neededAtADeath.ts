import { austriaId } from '../reference/countries.ts';
import type { CivilStatus } from '../reference/eligibility.ts';
import type { DocumentType } from './documentTypes.ts';

/**
 * The documents that Austrian registry offices ask for when somebody has died, as municipalities publish it. The
 * registration form (Meldezettel) proves the last residence.
 */
export const typesAtADeath = [
  'passport',
  'birth_certificate',
  'proof_of_citizenship',
  'registration_form',
  'international_marriage_certificate',
  'final_divorce_decree',
  'deceased_spouse_certificate',
  'death_other',
] as const satisfies readonly DocumentType[];
export type TypeAtADeath = (typeof typesAtADeath)[number];

/** The facts that decide which documents are needed at a person's death; null if unknown. */
export type FactsAtADeath = {
  civil_status: CivilStatus | null;
  citizenship_id: number | null;
  permanent_residence: boolean | null;
};

export const needs = ['needed', 'not_needed', 'depends'] as const;

/**
 * The open question on which a need depends: a fact of the person; `registry_office`, because some also ask for the certificate
 * of the last marriage; `anything_else`, such as a change of name.
 */
export const openQuestions = ['civil_status', 'citizenship', 'residence', 'registry_office', 'anything_else'] as const;
export type OpenQuestion = (typeof openQuestions)[number];

export type Need = { need: 'needed' | 'not_needed' } | { need: 'depends'; question: OpenQuestion };

const NEEDED: Need = { need: 'needed' };
const NOT_NEEDED: Need = { need: 'not_needed' };

/** Whether the registry office needs this document of this person. */
export function needAtADeath(type: TypeAtADeath, facts: FactsAtADeath): Need {
  return rules[type](facts);
}

const rules = {
  passport: ({ citizenship_id }) => ofCitizenship(citizenship_id, { austrian: NOT_NEEDED, foreign: NEEDED }),
  birth_certificate: () => NEEDED,
  // everybody else proves it by the passport
  proof_of_citizenship: ({ citizenship_id }) =>
    ofCitizenship(citizenship_id, { austrian: NEEDED, foreign: NOT_NEEDED }),
  // people who lived abroad need a proof of that country
  registration_form: ({ permanent_residence }) => (permanent_residence ? NEEDED : depends('residence')),
  international_marriage_certificate: ({ civil_status }) =>
    ofCivilStatus(civil_status, {
      single: NOT_NEEDED,
      married: NEEDED,
      divorced: depends('registry_office'),
      widowed: depends('registry_office'),
    }),
  final_divorce_decree: ({ civil_status }) => onlyFor('divorced', civil_status),
  deceased_spouse_certificate: ({ civil_status }) => onlyFor('widowed', civil_status),
  death_other: () => depends('anything_else'),
} as const satisfies Record<TypeAtADeath, (facts: FactsAtADeath) => Need>;

function depends(question: OpenQuestion): Need {
  return { need: 'depends', question };
}

function ofCitizenship(citizenshipId: number | null, needs: { austrian: Need; foreign: Need }): Need {
  if (citizenshipId === null) return depends('citizenship');
  return citizenshipId === austriaId ? needs.austrian : needs.foreign;
}

function ofCivilStatus(status: CivilStatus | null, needs: Record<CivilStatus, Need>): Need {
  return status === null ? depends('civil_status') : needs[status];
}

function onlyFor(wanted: CivilStatus, status: CivilStatus | null): Need {
  const others = { single: NOT_NEEDED, married: NOT_NEEDED, divorced: NOT_NEEDED, widowed: NOT_NEEDED };
  return ofCivilStatus(status, { ...others, [wanted]: NEEDED });
}

type Uploaded = { type: DocumentType; refused_at: unknown };

/** Whether such a document was uploaded and not refused. */
export function isUploaded(type: DocumentType, documents: readonly Uploaded[]): boolean {
  return documents.some((document) => document.type === type && !document.refused_at);
}

export type DocumentAtADeath = {
  type: TypeAtADeath;
  need: Need['need'];
  question: OpenQuestion | null;
  is_uploaded: boolean;
};

/** All documents that the registry office may need at this person's death, and which of them were uploaded. */
export function documentsAtADeath(facts: FactsAtADeath, documents: readonly Uploaded[]): DocumentAtADeath[] {
  return typesAtADeath.map((type) => {
    const found = needAtADeath(type, facts);
    return {
      type,
      need: found.need,
      question: found.need === 'depends' ? found.question : null,
      is_uploaded: isUploaded(type, documents),
    };
  });
}
