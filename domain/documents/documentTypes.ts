import { needsResidencePermit } from '../reference/countries.ts';

/** Stored types of a document (spec §3). */
export const documentTypes = [
  'passport',
  'residence_permit',
  'other',
  'registration_form',
  'birth_certificate',
  'proof_of_citizenship',
  'international_marriage_certificate',
  'final_divorce_decree',
  'deceased_spouse_certificate',
  'death_other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** `mandatory` for an application, `death` only for existing members, `general` for anyone (spec §2). */
export type DocumentGroup = 'mandatory' | 'general' | 'death';

export const documentGroups = {
  passport: 'mandatory',
  residence_permit: 'mandatory',
  other: 'general',
  registration_form: 'general',
  birth_certificate: 'death',
  proof_of_citizenship: 'death',
  international_marriage_certificate: 'death',
  final_divorce_decree: 'death',
  deceased_spouse_certificate: 'death',
  death_other: 'death',
} as const satisfies Record<DocumentType, DocumentGroup>;

export function documentTypesOf(group: DocumentGroup): DocumentType[] {
  return documentTypes.filter((type) => documentGroups[type] === group);
}

/** The documents a main member must bring: citizens who need no residence permit bring none (D19). */
export function mandatoryDocumentsFor(citizenshipId: number | null | undefined): DocumentType[] {
  return documentTypesOf('mandatory').filter(
    (type) => type !== 'residence_permit' || needsResidencePermit(citizenshipId),
  );
}

/** Those of them that are none of the types given: not sent yet, refused, or not yet verified, as the caller asks. */
export function mandatoryDocumentsMissing(
  citizenshipId: number | null | undefined,
  present: readonly DocumentType[],
): DocumentType[] {
  return mandatoryDocumentsFor(citizenshipId).filter((type) => !present.includes(type));
}

/** Death documents are taken from existing members only (D32). */
export function isForExistingMembersOnly(type: DocumentType): boolean {
  return isForDeath(type);
}

/** Whoever sends it tells of a death. */
export function isForDeath(type: DocumentType): boolean {
  return documentGroups[type] === 'death';
}
