import { expect, it } from 'vitest';
import { austriaId, turkiyeId } from '../reference/countries.ts';
import {
  documentTypes,
  documentTypesOf,
  isForExistingMembersOnly,
  isForOfficeOnly,
  mandatoryDocumentsFor,
} from './documentTypes.ts';

// departs: main.documents
it('a citizen of Türkiye uploads passport and residence permit, a citizen of Austria only the passport', () => {
  expect(mandatoryDocumentsFor(turkiyeId)).toEqual(['passport', 'residence_permit']);
  expect(mandatoryDocumentsFor(austriaId)).toEqual(['passport']);
  expect(mandatoryDocumentsFor(null)).toEqual(['passport', 'residence_permit']);
});

// proves: entity.document-type
it('there are the ten types of the specification, and one that only the office adds', () => {
  expect(documentTypes.filter(isForOfficeOnly)).toEqual(['signed_application']);
  expect(documentTypes.filter((type) => !isForOfficeOnly(type)).toSorted()).toEqual(
    [
      ...['passport', 'residence_permit', 'other', 'registration_form', 'birth_certificate', 'proof_of_citizenship'],
      ...['international_marriage_certificate', 'final_divorce_decree', 'deceased_spouse_certificate', 'death_other'],
    ].toSorted(),
  );
});

// proves: entity.document-type
it('the six death documents are for existing members only', () => {
  expect(documentTypes.filter(isForExistingMembersOnly)).toEqual([
    'birth_certificate',
    'proof_of_citizenship',
    'international_marriage_certificate',
    'final_divorce_decree',
    'deceased_spouse_certificate',
    'death_other',
  ]);
});

// proves: entity.document-type
it('other documents and the registration form are open to everyone', () => {
  expect(documentTypesOf('general')).toEqual(['other', 'registration_form']);
});
