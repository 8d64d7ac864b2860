import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import type { HouseholdFile, PossibleDuplicate } from '../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { MemberStatusBadge } from '../../members/MemberStatusBadge.tsx';
import { usePersonFacts } from '../../members/usePersonFacts.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Accordion } from '../../ui/content/Accordion.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { counterPath } from '../frame/officePaths.ts';
import { PhoneLines } from '../frame/PhoneLines.tsx';
import { useReasonWords } from '../frame/useReasonWords.ts';
import { ReviewedDocumentRow } from './documents/ReviewedDocumentRow.tsx';
import type { DocumentReview } from './documents/useDocumentReview.tsx';
import { duplicatesOf, isMain, type Person, personsOf, undecidedOf } from './householdPersons.ts';
import { DuplicateBadge, PossibleDuplicates } from './PossibleDuplicates.tsx';
import type { MembershipDecisions } from './useMembershipDecisions.tsx';

type Decisions = { review: DocumentReview; membership: MembershipDecisions };

/** All people of the household; each opens to their data, documents and actions. */
export function PersonsCard({ file, ...decisions }: Decisions & { file: HouseholdFile }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const roleOf = (person: Person) =>
    isMain(person) ? t('officeHousehold.persons.main') : word('membershipBasis', person.membership_basis);
  return (
    <Card title={t('officeHousehold.persons.title')}>
      <Accordion
        headingLevel="h3"
        items={personsOf(file).map((person) => {
          const duplicates = duplicatesOf(file, person);
          return {
            key: person.id,
            title: fullName(person),
            aside: (
              <Inline gap={2}>
                {roleOf(person)}
                <DuplicateBadge person={person} duplicates={duplicates} />
                <ToCheck count={undecidedOf(person).length} />
                <MemberStatusBadge status={person.status} />
              </Inline>
            ),
            body: <PersonBody household={file.household} person={person} duplicates={duplicates} {...decisions} />,
          };
        })}
      />
      {mayChangeAnything(file.household.status) && (
        <div>
          <LinkButton look="secondary" to={counterPath(file.household.id, 'persons/new')}>
            {t('officeCounter.person.add')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function ToCheck({ count }: { count: number }) {
  const { t } = useTranslation();
  return count > 0 ? <Badge tone="orange">{t('officeHousehold.persons.toCheck', { count })}</Badge> : null;
}

type BodyProps = Decisions & {
  household: HouseholdFile['household'];
  person: Person;
  duplicates: readonly PossibleDuplicate[];
};

function PersonBody({ household, person, duplicates, review, membership }: BodyProps) {
  const { t } = useTranslation();
  const facts = usePersonFacts()(person);
  const phones = usePhoneFact(person);
  const reasonWords = useReasonWords();
  const { documents, inactive_from, inactive_reason_id } = person;
  return (
    <Stack>
      {inactive_from && (
        <p>{t('officeHousehold.persons.ended', { date: inactive_from, reason: reasonWords(inactive_reason_id) })}</p>
      )}
      <Facts facts={[...facts, phones]} />
      {mayChangeAnything(household.status) && person.status !== 'inactive' && (
        <Inline>
          <LinkButton look="secondary" to={counterPath(household.id, `persons/${person.id}`)}>
            {t('officeCounter.person.action')}
          </LinkButton>
          <LinkButton look="secondary" to={counterPath(household.id, `persons/${person.id}/document`)}>
            {t('officeCounter.document.action')}
          </LinkButton>
        </Inline>
      )}
      <PossibleDuplicates person={person} duplicates={duplicates} />
      <h4>{t('officeHousehold.persons.documents')}</h4>
      {documents.length === 0 && <p>{t('officeHousehold.persons.noDocuments')}</p>}
      {documents.length > 0 && (
        <KeepFocus>
          <Stack gap={3}>
            {documents.map((document) => (
              <ReviewedDocumentRow key={document.id} document={document} review={review} />
            ))}
          </Stack>
        </KeepFocus>
      )}
      <PersonDecisions person={person} membership={membership} />
    </Stack>
  );
}

function usePhoneFact({ phone_numbers }: Person): Fact {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const phones = phone_numbers.map(({ phone_number, phone_type, is_main_number }) => {
    const type = word('phoneType', phone_type);
    return { number: phone_number, about: is_main_number ? t('officeHousehold.persons.mainNumber', { type }) : type };
  });
  return {
    term: t('members.field.phone_numbers'),
    value: phones.length > 0 ? <PhoneLines phones={phones} /> : t('officeHousehold.head.none'),
  };
}

function PersonDecisions({ person, membership }: { person: Person; membership: MembershipDecisions }) {
  const { t } = useTranslation();
  const { basis, end, bringBack } = membership.ofPerson(person);
  if (!basis && !end && !bringBack) return null;
  return (
    <Inline>
      {basis && (
        <Button look="secondary" onClick={basis}>
          {t('officeHousehold.persons.basis')}
        </Button>
      )}
      {end && (
        <Button look="secondary" onClick={end}>
          {isMain(person) ? t('officeHousehold.persons.endMain') : t('officeHousehold.persons.end')}
        </Button>
      )}
      {bringBack && (
        <Button look="secondary" onClick={bringBack}>
          {t('officeHousehold.persons.bringBack')}
        </Button>
      )}
    </Inline>
  );
}
