import { duplicateProblem } from '../../../domain/members/possibleDuplicate.ts';
import type { PossibleDuplicate } from '../../../domain/office/officeAnswers.ts';
import { MemberStatusBadge } from '../../members/MemberStatusBadge.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { householdPath } from '../frame/officePaths.ts';
import { useReasonWords } from '../frame/useReasonWords.ts';
import type { Person } from './householdPersons.ts';

type DuplicatesProps = { person: Person; duplicates: readonly PossibleDuplicate[] };

/** Says that a person may be in two households, one of which should end (decision 29). */
export function DuplicateBadge({ person, duplicates }: DuplicatesProps) {
  const { t } = useTranslation();
  if (problemsOf(person, duplicates).size === 0) return null;
  return <Badge tone="orange">{t('officeHousehold.duplicates.badge')}</Badge>;
}

/** The other households that a person may be in, and what that means. */
export function PossibleDuplicates({ person, duplicates }: DuplicatesProps) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const reasonWords = useReasonWords();
  if (duplicates.length === 0) return null;
  const problems = problemsOf(person, duplicates);
  const reason = word('inactiveReason', 'multiple_registration');
  return (
    <Stack gap={2}>
      <h4>{t('officeHousehold.duplicates.title')}</h4>
      <p>{t('officeHousehold.duplicates.why')}</p>
      <ul>
        {duplicates.map(({ member_id, household_id, membership_no, name, status, inactive_reason_id }) => (
          <li key={member_id}>
            <Inline gap={2}>
              <Link to={householdPath(household_id, undefined, 'family')}>{name}</Link>
              <span>({membership_no})</span>
              <MemberStatusBadge status={status} />
              {inactive_reason_id !== null && <span>{reasonWords(inactive_reason_id)}</span>}
            </Inline>
          </li>
        ))}
      </ul>
      {problems.has('registered_twice') && <p>{t('officeHousehold.duplicates.settle', { reason })}</p>}
      {problems.has('excluded') && <p>{t('officeHousehold.duplicates.excluded')}</p>}
    </Stack>
  );
}

function problemsOf(person: Person, duplicates: readonly PossibleDuplicate[]) {
  return new Set(duplicates.map((other) => duplicateProblem(person, other)).filter(Boolean));
}
