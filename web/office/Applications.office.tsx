import { useSuspenseQuery } from '@tanstack/react-query';
import { type ApplicationState, applicationStates } from '../../domain/office/applicationState.ts';
import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Stack } from '../ui/Layout.tsx';
import { useSearchParams } from '../ui/router/Router.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { ApplicationTable } from './ApplicationTable.tsx';
import { applicationsQuery } from './officeApi.ts';

/** Applications that were submitted, the oldest first; those in one state, which stands in the address, or all. */
export function Applications() {
  const { t } = useTranslation();
  const { data: applications } = useSuspenseQuery(applicationsQuery);
  const [parameters, setParameters] = useSearchParams();
  const state = applicationStates.find((one) => one === parameters.get('state'));
  const inState = (wanted: ApplicationState | undefined) =>
    applications.filter(({ states }) => wanted === undefined || states.includes(wanted));
  const choices = [undefined, ...applicationStates].map((one) => {
    const words = one ? t(`office.state.${one}`) : t('office.applications.all');
    return { value: one ?? '', label: t('office.applications.counted', { words, count: inState(one).length }) };
  });
  const shown = inState(state);

  return (
    <Screen title={t('office.applications.title')} lead={t('office.applications.lead')}>
      {applications.length === 0 ? (
        <EmptyState title={t('office.applications.emptyTitle')}>{t('office.applications.empty')}</EmptyState>
      ) : (
        <Stack gap={5}>
          <SelectField
            label={t('office.applications.filter')}
            value={state ?? ''}
            choices={choices}
            onChange={(value) => setParameters(value ? { state: value } : {})}
          />
          {shown.length > 0 && <ApplicationTable applications={shown} />}
          {shown.length === 0 && (
            <EmptyState title={t('office.applications.emptyStateTitle')}>
              {t('office.applications.emptyState')}
            </EmptyState>
          )}
        </Stack>
      )}
    </Screen>
  );
}
