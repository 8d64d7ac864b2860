import { type DocumentType, documentTypesOf } from '../documents/documentTypes.ts';

type Person = { member_id: number; is_main: boolean };

/** The portal's path of the screen for a person of the household. */
export function personPath({ member_id, is_main }: Person): `/${string}` {
  return is_main ? '/main-member' : `/sub-member/${member_id}`;
}

/** The id of the place on a person's screen where a document of this type is sent. */
export function documentPlace(type: DocumentType): string {
  const isOther = documentTypesOf('general').some((other) => other === type);
  return isOther ? 'document-other' : `document-${type}`;
}

/** The path of that place: the screen is long. */
export function documentPath({ type, ...person }: Person & { type: DocumentType }): `/${string}` {
  return `${personPath(person)}#${documentPlace(type)}`;
}

/** The id of the place on a person's screen where corrections of locked data are asked for. */
export const CORRECTIONS = 'corrections';

export function correctionsPath(person: Person): `/${string}` {
  return `${personPath(person)}#${CORRECTIONS}`;
}
