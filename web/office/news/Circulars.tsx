import { useSuspenseQuery } from '@tanstack/react-query';
import { type Circular, circularsContract } from '../../../domain/post/circulars.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { circularPath, WRITE_CIRCULAR } from '../frame/officePaths.ts';
import { CircularState } from './CircularState.tsx';

/** How often it is looked how many have got one. */
const LOOK_MS = 1_500;

/** What the office wrote to many households, and the way to a new one (decisions 100, 116). */
export function Circulars() {
  const { t, language } = useTranslation();
  const { data: circulars } = useSuspenseQuery({
    ...queryOf(circularsContract.listCirculars),
    refetchInterval: ({ state }) => (state.data?.some(({ is_running }) => is_running) ? LOOK_MS : false),
  });
  const columns: Column<Circular>[] = [
    {
      key: 'subject',
      header: t('officeCirculars.written'),
      heads: true,
      cell: (circular) => (
        <Stack>
          <Link to={circularPath(circular.id)}>{circular[`subject_${language}`]}</Link>
        </Stack>
      ),
    },
    {
      key: 'when',
      header: t('officeCirculars.when'),
      cell: ({ created_at, by }) => [dateAndTimeOf(created_at).date, by].filter(Boolean).join(', '),
    },
    {
      key: 'state',
      header: t('officeCirculars.state'),
      cell: (circular) => <CircularState circular={circular} />,
    },
    {
      key: 'households',
      header: t('officeCirculars.households'),
      align: 'end',
      cell: ({ households }) => formatCount(households),
    },
  ];
  return (
    <Screen title={t('officeCirculars.menu')} lead={t('officeCirculars.lead')}>
      <div>
        <LinkButton to={WRITE_CIRCULAR}>{t('officeCirculars.action')}</LinkButton>
      </div>
      {circulars.length === 0 ? (
        <EmptyState title={t('officeCirculars.noneTitle')}>
          <p>{t('officeCirculars.none')}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t('officeCirculars.listTitle')}
          columns={columns}
          rows={circulars}
          rowKey={({ id }) => id}
        />
      )}
    </Screen>
  );
}
