import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { readSearch } from '../../../domain/office/householdSearch.ts';
import { type Found, type FoundHousehold, searchContract } from '../../../domain/office/search.contract.ts';
import { MemberStatusBadge } from '../../members/MemberStatusBadge.tsx';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { SearchBox } from '../../ui/fields/SearchBox.tsx';
import type { SearchOption } from '../../ui/fields/useSearchBox.ts';
import { useNavigate } from '../../ui/router/Router.tsx';
import { FoundReason } from './FoundReason.tsx';
import css from './HeaderSearch.module.css';
import { deathPath, HOUSEHOLDS, householdPath, SHOWN_LIST } from './officePaths.ts';
import { LONGEST_SEARCH } from './SearchField.tsx';
import { rememberSearch, rememberShown, useSearchMemory } from './searchMemory.ts';

/** So long nobody types, before the server is asked. */
const PAUSE_MS = 180;
/** More results stand in the list of the screen “Households”. */
const MOST_SHOWN = 7;

/** The search in the header of every screen: results while one types, and the households opened last. */
export function HeaderSearch() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const results = useResults(typed.trim());
  const openAll = useOpenAll(typed.trim());
  const found = useFoundOptions(results.data, openAll, () => setTyped(''));
  const recent = useRecentOptions();
  const isEmpty = typed.trim() === '';
  return (
    <SearchBox
      label={t('officeSearch.label')}
      value={typed}
      maxLength={LONGEST_SEARCH}
      onChange={setTyped}
      options={isEmpty ? recent : found}
      isWaiting={!isEmpty && results.isWaiting}
      heading={isEmpty ? t('officeSearch.recent') : headingOf(results.data)}
      note={isEmpty ? (recent.length === 0 ? t('officeSearch.hint') : undefined) : noteOf()}
      onSubmit={openAll}
    />
  );

  function headingOf(data: Found | undefined): string | undefined {
    return data && t('office.households.found', { count: data.households.length + data.death_cases.length });
  }

  function noteOf(): string | undefined {
    if (!results.isReadable) return t('officeSearch.more');
    if (results.isFailed) return t('officeSearch.failed');
    if (!results.data) return t('officeSearch.searching');
    return found.length === 0 && !results.isWaiting ? t('officeSearch.none') : undefined;
  }
}

/** The answer to the text that was typed when somebody last paused. */
function useResults(typed: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isReadable = readSearch(typed).length > 0;
  const query = useQuery({
    ...queryOf(searchContract.findHouseholds, { search }),
    enabled: isReadable && search === typed,
    placeholderData: keepPreviousData,
  });
  const isWaiting = isReadable && (search !== typed || query.isFetching) && !query.isError;
  return { data: isReadable ? query.data : undefined, isReadable, isWaiting, isFailed: query.isError && !isWaiting };
}

function useOpenAll(search: string) {
  const navigate = useNavigate();
  return () => {
    rememberSearch(search);
    navigate(HOUSEHOLDS);
  };
}

function useFoundOptions(found: Found | undefined, openAll: () => void, clear: () => void): SearchOption[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (!found) return [];
  const open = (path: string) => {
    clear();
    navigate(path);
  };
  const households = found.households.map((household) => ({
    key: `household ${household.id}`,
    content: <HouseholdLines household={household} />,
    onChoose: () => {
      rememberShown(found.households.map(({ id }) => id));
      open(householdPath(household.id, { list: SHOWN_LIST }));
    },
  }));
  const cases = found.death_cases.map(({ id, case_no, name }) => ({
    key: `case ${id}`,
    content: <Lines first={name} second={t('officeSearch.case', { no: case_no })} />,
    onChoose: () => open(deathPath(id)),
  }));
  const all = [...households, ...cases];
  if (all.length <= MOST_SHOWN + 1) return all;
  const rest = { key: 'all', content: t('officeSearch.all'), onChoose: openAll };
  return [...all.slice(0, MOST_SHOWN), rest];
}

function useRecentOptions(): SearchOption[] {
  const navigate = useNavigate();
  return useSearchMemory().recent.map(({ id, name, membership_no }) => ({
    key: String(id),
    content: <Lines first={name} second={membership_no} />,
    onChoose: () => navigate(householdPath(id)),
  }));
}

function HouseholdLines({ household }: { household: FoundHousehold }) {
  const { name, membership_no, status } = household;
  const first = (
    <>
      {name} <span className={css.number}>{membership_no}</span> <MemberStatusBadge status={status} />
    </>
  );
  return <Lines first={first} second={<FoundReason household={household} />} />;
}

function Lines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className={css.first}>{first}</span>
      <span className={css.second}>{second}</span>
    </>
  );
}
