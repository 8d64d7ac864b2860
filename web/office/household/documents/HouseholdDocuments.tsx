import { useQuery } from '@tanstack/react-query';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../../domain/shared/fullName.ts';
import { useTranslation } from '../../../platform/words.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Facts } from '../../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { toDoQuery } from '../../calls/officeApi.ts';
import { householdPath } from '../../frame/officePaths.ts';
import { personsOf, undecidedOf } from '../householdPersons.ts';
import { useIdentityFacts } from '../useIdentityFacts.ts';
import { nextPapers } from './nextDocuments.ts';
import { ReviewedDocumentRow } from './ReviewedDocumentRow.tsx';
import type { DocumentReview } from './useDocumentReview.tsx';

/** Undecided documents by person, each beside the data that they have to prove. */
export function HouseholdDocuments({ file, review }: { file: HouseholdFile; review: DocumentReview }) {
  const { t } = useTranslation();
  const identityFacts = useIdentityFacts();
  const persons = personsOf(file).filter((person) => undecidedOf(person).length > 0);
  if (persons.length === 0) return review.hasDecided ? <NextDocuments householdId={file.household.id} /> : null;
  return (
    <Stack gap={3}>
      <h3>{t('officeHousehold.next.papers')}</h3>
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

/** A link to the next household with undecided documents, so that many can be checked in a row. */
function NextDocuments({ householdId }: { householdId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(toDoQuery);
  const next = data && nextPapers(data, householdId);
  if (!next) return null;
  return (
    <Inline>
      <LinkButton to={householdPath(next.household_id)}>
        {t('officeHousehold.next.nextPapers', { name: next.name })}
      </LinkButton>
    </Inline>
  );
}
