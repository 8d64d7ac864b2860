import { contradictionsOf } from '../../../../domain/office/contradictions.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../../domain/shared/fullName.ts';
import { today } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Facts } from '../../../ui/content/Facts.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { checkPath, SHOWN_LIST, type WorkedList } from '../../frame/officePaths.ts';
import { Contradictions } from '../check/Contradictions.tsx';
import { personsOf, undecidedOf } from '../householdPersons.ts';
import { useIdentityFacts } from '../useIdentityFacts.ts';
import { useFromList } from '../useListPlace.ts';
import { ReviewedDocumentRow } from './ReviewedDocumentRow.tsx';
import type { DocumentReview } from './useDocumentReview.tsx';

/** What contradicts what, then undecided documents by person, each beside the data that they have to prove. */
export function HouseholdDocuments({ file, review }: { file: HouseholdFile; review: DocumentReview }) {
  const { t } = useTranslation();
  const identityFacts = useIdentityFacts();
  const from = useFromList(file.household.id);
  const worked: WorkedList = from && from.list !== SHOWN_LIST ? from : { list: 'documents' };
  const persons = personsOf(file).filter((person) => undecidedOf(person).length > 0);
  if (persons.length === 0) return null;
  return (
    <Stack gap={3}>
      <h3>{t('officeHousehold.next.documents')}</h3>
      <Contradictions contradictions={contradictionsOf(file, today())} />
      <div>
        <LinkButton look="secondary" to={checkPath(file.household.id, worked)}>
          {t('officeCheck.oneByOne')}
        </LinkButton>
      </div>
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
