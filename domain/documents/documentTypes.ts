import { needsResidencePermit } from '../reference/countries.ts';

/** Stored types of a document (spec §3), and the signed form of an application on paper (decision 97). */
export const documentTypes = [
  'passport',
  'residence_permit',
  'other',
  'registration_form',
  'signed_application',
  'birth_certificate',
  'proof_of_citizenship',
  'international_marriage_certificate',
  'final_divorce_decree',
  'deceased_spouse_certificate',
  'death_other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/**
 * `mandatory` for an application, `death` only for existing members, `general` for anyone (spec §2), `counter` only for the
 * office.
 */
export type DocumentGroup = 'mandatory' | 'general' | 'death' | 'counter';

export const documentGroups = {
  passport: 'mandatory',
  residence_permit: 'mandatory',
  other: 'general',
  registration_form: 'general',
  signed_application: 'counter',
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

/** The documents that a main member has to upload; the residence permit only where one is needed (D19). */
export function mandatoryDocumentsFor(citizenshipId: number | null | undefined): DocumentType[] {
  return documentTypesOf('mandatory').filter(
    (type) => type !== 'residence_permit' || needsResidencePermit(citizenshipId),
  );
}

/**
 * The mandatory documents that are not in `present`. The caller decides which documents count: those sent, those not
 * refused, or those verified.
 */
export function mandatoryDocumentsMissing(
  citizenshipId: number | null | undefined,
  present: readonly DocumentType[],
): DocumentType[] {
  return mandatoryDocumentsFor(citizenshipId).filter((type) => !present.includes(type));
}

/** Only existing members may upload death documents (D32). */
export function isForExistingMembersOnly(type: DocumentType): boolean {
  return isForDeath(type);
}

/** Only the office adds the signed form of an application on paper. */
export function isForOfficeOnly(type: DocumentType): boolean {
  return documentGroups[type] === 'counter';
}

/** Whether uploading a document of this type reports a death. */
export function isForDeath(type: DocumentType): boolean {
  return documentGroups[type] === 'death';
}
