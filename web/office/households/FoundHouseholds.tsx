import { useQuery } from '@tanstack/react-query';
import { MOST_FOUND, readSearch } from '../../../domain/office/householdSearch.ts';
import { type Found as Answer, type FoundHousehold, searchContract } from '../../../domain/office/search.contract.ts';
import { MemberStatusBadge } from '../../members/MemberStatusBadge.tsx';
import { queryOf } from '../../platform/calls/useCall.ts';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../platform/words.ts';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { FoundReason } from '../frame/FoundReason.tsx';
import { deathPath } from '../frame/officePaths.ts';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';

type Found = FoundHousehold & { household_id: number };

/** The households found by a search, or why there are none. */
export function FoundHouseholds({ search }: { search: string }) {
  const { t } = useTranslation();
  const { data: found, error, isPending, refetch } = useQuery(queryOf(searchContract.findHouseholds, { search }));
  return (
    <Stack>
      <Status>{found && <HowMany search={search} count={found.households.length + found.death_cases.length} />}</Status>
      {isPending && <Skeleton label={t('shared.frame.loading')} />}
      {!isPending && !found && <PartFailed error={error} onRetry={() => void refetch()} />}
      {found && found.households.length > 0 && <FoundTable found={found.households} />}
      {found && <FoundCases cases={found.death_cases} />}
    </Stack>
  );
}

function HowMany({ search, count }: { search: string; count: number }) {
  const { t } = useTranslation();
  if (count === 0) return <NothingFound search={search} />;
  return (
    <>
      <p>{t('office.households.found', { count })}</p>
      {count >= MOST_FOUND && <p>{t('office.households.most', { count: MOST_FOUND })}</p>}
    </>
  );
}

function FoundTable({ found }: { found: FoundHousehold[] }) {
  const { t } = useTranslation();
  const rows = found.map((one) => ({ ...one, household_id: one.id }));
  const who = useWhoColumn<Found>({ rows });
  const columns: Column<Found>[] = [
    who,
    {
      key: 'status',
      header: t('office.households.status'),
      cell: ({ status }) => <MemberStatusBadge status={status} />,
    },
    { key: 'why', header: t('officeSearch.reason'), cell: (household) => <FoundReason household={household} /> },
    {
      key: 'persons',
      header: t('office.households.persons'),
      cell: ({ persons }) => persons.slice(1).join(', ') || t('office.applications.none'),
    },
  ];
  return (
    <DataTable
      caption={t('office.households.title')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

/** Deaths that belong to no household. */
function FoundCases({ cases }: { cases: Answer['death_cases'] }) {
  const { t } = useTranslation();
  return cases.map(({ id, case_no, name }) => (
    <p key={id}>
      <Link to={deathPath(id)}>{t('officeSearch.caseOf', { no: case_no, name })}</Link>
    </p>
  ));
}

function NothingFound({ search }: { search: string }) {
  const { t } = useTranslation();
  const questions = readSearch(search);
  if (questions.length === 0) {
    return <EmptyState title={t('office.households.emptyTitle')}>{t('officeSearch.more')}</EmptyState>;
  }
  const isName = questions.some(({ by }) => by === 'words');
  return (
    <EmptyState title={t('office.households.emptyTitle')}>
      {isName ? t('office.households.emptyName', { search }) : t('office.households.emptyOther', { search })}
    </EmptyState>
  );
}
