import { deathCasesContract, type ListedCase } from '../../../domain/deaths/deathCases.contract.ts';
import { isCutOff } from '../../../domain/deaths/openCases.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useSearchParams } from '../../ui/router/Router.tsx';

import { DeathState } from '../frame/DeathState.tsx';
import { DEATH_FIGURES, DEATHS, deathPath, TAKE_CALL } from '../frame/officePaths.ts';

/** Cases of a death: open ones, or ended ones. */
export function Deaths() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const which = parameters.get('which') === 'ended' ? 'ended' : 'open';
  return (
    <Screen title={t('officeDeaths.title')} lead={t('officeDeaths.lead')}>
      <Stack>
        <Inline align="spread">
          <LinkButton to={TAKE_CALL}>{t('officeDeaths.take')}</LinkButton>
          {which === 'open' ? (
            <Link to={`${DEATHS}?which=ended`}>{t('officeDeaths.ended')}</Link>
          ) : (
            <Link to={DEATHS}>{t('officeDeaths.open')}</Link>
          )}
        </Inline>
        <CaseTable which={which} />
        <p>
          <Link to={DEATH_FIGURES}>{t('deathFigures.nav')}</Link>
        </p>
      </Stack>
    </Screen>
  );
}

function CaseTable({ which }: { which: 'open' | 'ended' }) {
  const { t } = useTranslation();
  const cases = useCall(deathCasesContract.listDeathCases, { which });
  const columns = useColumns();
  if (cases.length === 0) {
    return which === 'open' ? (
      <EmptyState title={t('officeDeaths.emptyTitle')}>{t('officeDeaths.empty')}</EmptyState>
    ) : (
      <EmptyState title={t('officeDeaths.emptyEndedTitle')}>{t('officeDeaths.emptyEnded')}</EmptyState>
    );
  }
  return (
    <>
      {which === 'open' && isCutOff(cases) && <Notice>{t('officeDeaths.cutOff')}</Notice>}
      <DataTable
        caption={t(which === 'open' ? 'officeDeaths.open' : 'officeDeaths.ended')}
        captionHidden
        columns={columns}
        rows={cases}
        rowKey={({ id }) => id}
      />
    </>
  );
}

function useColumns(): Column<ListedCase>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'case',
      header: t('officeDeaths.column.case'),
      cell: ({ id, name, case_no }) => (
        <Link to={deathPath(id)}>
          {name ?? t('officeDeaths.noName')} <br />
          {case_no}
        </Link>
      ),
    },
    { key: 'state', header: t('officeDeaths.column.state'), cell: (row) => <StateOf row={row} /> },
    {
      key: 'reported',
      header: t('officeDeaths.column.reported'),
      cell: ({ reported_at }) => {
        const { date, time } = dateAndTimeOf(reported_at);
        return `${date}, ${time}`;
      },
    },
    {
      key: 'by',
      header: t('officeDeaths.column.by'),
      cell: ({ reporter_name, source }) => reporter_name ?? t(`officeDeaths.source.${source}`),
    },
  ];
}

function StateOf({ row: { state, is_unopened, held_since } }: { row: ListedCase }) {
  const { t } = useTranslation();
  return (
    <div>
      <DeathState state={state} />
      {is_unopened && <div>{t('officeDeaths.unopened')}</div>}
      {held_since && <div>{t('officeDeaths.held', { date: held_since })}</div>}
    </div>
  );
}
