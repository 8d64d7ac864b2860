import { useSuspenseQuery } from '@tanstack/react-query';
import { MOST_FOUND, readSearch } from '../../domain/office/householdSearch.ts';
import type { FoundHousehold } from '../../domain/office/officeAnswers.ts';
import { MemberStatusBadge } from '../members/MemberStatusBadge.tsx';
import { useTranslation } from '../platform/words.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Status } from '../ui/Status.tsx';
import { foundHouseholdsQuery } from './officeApi.ts';
import { useWhoColumn } from './useWhoColumn.tsx';

type Found = FoundHousehold & { household_id: number };

/** The households that a search finds, or why there is none. */
export function FoundHouseholds({ search }: { search: string }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(foundHouseholdsQuery(search));
  const who = useWhoColumn<Found>();
  const rows = data.map((one) => ({ ...one, household_id: one.id }));
  if (rows.length === 0) return <NothingFound search={search} />;
  const columns: Column<Found>[] = [
    who,
    {
      key: 'status',
      header: t('office.households.status'),
      cell: ({ status }) => <MemberStatusBadge status={status} />,
    },
    { key: 'email', header: t('office.households.email'), cell: ({ email }) => email },
    {
      key: 'persons',
      header: t('office.households.persons'),
      cell: ({ persons }) => persons.slice(1).join(', ') || t('office.applications.none'),
    },
  ];
  const isCutOff = rows.length >= MOST_FOUND;
  return (
    <Stack>
      <Status>
        <p>{t('office.households.found', { count: rows.length })}</p>
        {isCutOff && <p>{t('office.households.most', { count: MOST_FOUND })}</p>}
      </Status>
      <DataTable
        caption={t('office.households.title')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </Stack>
  );
}

function NothingFound({ search }: { search: string }) {
  const { t } = useTranslation();
  const isName = readSearch(search).by === 'name';
  return (
    <Status>
      <EmptyState title={t('office.households.emptyTitle')}>
        {isName ? t('office.households.emptyName', { search }) : t('office.households.emptyOther', { search })}
      </EmptyState>
    </Status>
  );
}
