import { type ApplicationState, applicationStates } from '../../../domain/office/applicationState.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { Application } from '../../../domain/office/officeAnswers.ts';
import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { Loading } from '../../platform/Loading.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useSearchParams } from '../../ui/router/Router.tsx';

import { ENTER_PAPER } from '../frame/officePaths.ts';
import { ApplicationTable } from './ApplicationTable.tsx';

/** Submitted applications, the oldest first: all, or those of the state in the URL. */
export function Applications() {
  const { t } = useTranslation();
  const oldest = useCall(officeContract.listApplications);
  const [parameters, setParameters] = useSearchParams();
  const state = applicationStates.find((one) => one === parameters.get('state'));
  const areAll = oldest.length < MOST_WAITING;
  const inState = (wanted: ApplicationState | undefined) =>
    oldest.filter(({ states }) => wanted === undefined || states.includes(wanted));
  const choices = [undefined, ...applicationStates].map((one) => {
    const words = one ? t(`office.state.${one}`) : t('office.applications.all');
    const label = areAll ? t('office.applications.counted', { words, count: inState(one).length }) : words;
    return { value: one ?? '', label };
  });

  return (
    <Screen title={t('office.applications.title')} lead={t('office.applications.lead')}>
      <div>
        <LinkButton look="secondary" to={ENTER_PAPER}>
          {t('officePaper.enter')}
        </LinkButton>
      </div>
      {oldest.length === 0 ? (
        <EmptyState title={t('office.applications.emptyTitle')}>{t('office.applications.empty')}</EmptyState>
      ) : (
        <Stack gap={5}>
          <SelectField
            label={t('office.applications.filter')}
            value={state ?? ''}
            choices={choices}
            onChange={(value) => setParameters(value ? { state: value } : {})}
          />
          {areAll || !state ? (
            <Shown applications={inState(state)} state={state} />
          ) : (
            <Loading key={state}>
              <FoundInState state={state} />
            </Loading>
          )}
        </Stack>
      )}
    </Screen>
  );
}

/** If there are more applications than the list holds, the server filters by state. */
function FoundInState({ state }: { state: ApplicationState }) {
  const data = useCall(officeContract.listApplications, { state });
  return <Shown applications={data} state={state} />;
}

function Shown({ applications, state }: { applications: Application[]; state: ApplicationState | undefined }) {
  const { t } = useTranslation();
  if (applications.length === 0) {
    return (
      <EmptyState title={t('office.applications.emptyStateTitle')}>{t('office.applications.emptyState')}</EmptyState>
    );
  }
  return (
    <>
      {applications.length >= MOST_WAITING && <p>{t('office.applications.most', { count: applications.length })}</p>}
      <ApplicationTable applications={applications} state={state} />
    </>
  );
}
