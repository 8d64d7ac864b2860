import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../../domain/shared/fullName.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Facts } from '../../../ui/content/Facts.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { personsOf, undecidedOf } from '../householdPersons.ts';
import { useIdentityFacts } from '../useIdentityFacts.ts';
import { ReviewedDocumentRow } from './ReviewedDocumentRow.tsx';
import type { DocumentReview } from './useDocumentReview.tsx';

/** Undecided documents by person, each beside the data that they have to prove. */
export function HouseholdDocuments({ file, review }: { file: HouseholdFile; review: DocumentReview }) {
  const { t } = useTranslation();
  const identityFacts = useIdentityFacts();
  const persons = personsOf(file).filter((person) => undecidedOf(person).length > 0);
  if (persons.length === 0) return null;
  return (
    <Stack gap={3}>
      <h3>{t('officeHousehold.next.documents')}</h3>
      {persons.map((person) => (
        <Stack key={person.id} gap={3}>
          <h4>{fullName(person)}</h4>
          <Facts dense facts={identityFacts(person)} />
          {undecidedOf(person).map((document) => (
            <ReviewedDocumentRow key={document.id} document={document} review={review} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
