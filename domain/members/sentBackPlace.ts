import type { DocumentType } from '../documents/documentTypes.ts';
import { type ChangeableField, changeableFields, changeableFieldsOf } from './changeRequests/changeRequest.ts';
import { feeFacts } from './feeFacts.ts';
import { correctionsPath, documentPath, personPath } from './personPath.ts';

const documentOf = {
  document_passport: 'passport',
  document_residence_permit: 'residence_permit',
  document_other: 'other',
} as const satisfies Record<string, DocumentType>;
type DocumentPlace = keyof typeof documentOf;
const documentPlaces = Object.keys(documentOf) as [DocumentPlace, DocumentPlace, DocumentPlace];

/** The document or field of a person that the office can name when it returns an application (D23). */
export const sentBackPlaces = [...documentPlaces, 'address', 'phone_numbers', ...changeableFields] as const;
export type SentBackPlace = (typeof sentBackPlaces)[number];

/** Whose document or field the reason is about. */
export type SentBackAbout = { member_id: number; place: SentBackPlace };

type Person = { is_main: boolean };
type Billed = { fees_locked: boolean };

/** The address belongs to the household, so that it stands with the main member. */
export function sentBackPlacesOf(person: Person): SentBackPlace[] {
  const address = person.is_main ? (['address'] as const) : [];
  return [...documentPlaces, ...address, 'phone_numbers', ...changeableFieldsOf(person)];
}

/**
 * The portal's path of the very field; of one that a confirmed fee locks, the place where a correction is asked for
 * (decision 87).
 */
export function sentBackPath({ place, fees_locked, ...person }: SentBackAbout & Person & Billed): `/${string}` {
  if (isDocument(place)) return documentPath({ ...person, type: documentOf[place] });
  if (place === 'address') return '/household#household-street';
  if (place === 'phone_numbers') return `${personPath(person)}#phone-numbers`;
  if (fees_locked && feeFacts.some((fact) => fact === place)) return correctionsPath(person);
  return `${personPath(person)}#${person.is_main ? 'main-member' : 'family-member'}-${place}`;
}

/** How the place is called: a document type, a field of a person, or the address. */
export function namedPlace(
  place: SentBackPlace,
): { document: DocumentType } | { field: ChangeableField | 'phone_numbers' } | 'address' {
  if (isDocument(place)) return { document: documentOf[place] };
  return place === 'address' ? place : { field: place };
}

function isDocument(place: SentBackPlace): place is DocumentPlace {
  return place in documentOf;
}
