import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { householdPath } from '../frame/officePaths.ts';

/** The address names a person whom this page cannot change. */
export function PersonGone({ household }: { household: number }) {
  const { t } = useTranslation();
  return (
    <Screen title={t('officeHousehold.persons.title')}>
      <EmptyState
        title={t('officeCounter.person.goneTitle')}
        action={<LinkButton to={householdPath(household, undefined, 'family')}>{t('officeCounter.back')}</LinkButton>}
      >
        <p>{t('officeCounter.person.gone')}</p>
      </EmptyState>
    </Screen>
  );
}
