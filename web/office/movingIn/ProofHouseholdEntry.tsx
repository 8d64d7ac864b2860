import { toCoverContext } from '../../../domain/deaths/coverGround.ts';
import type { CoverVerdict } from '../../../domain/membership/cover.ts';
import { groundSentences } from '../../../domain/membership/coverWords.ts';
import type { ProofDifference, ProofHousehold, ProofPerson } from '../../../domain/movingIn/proof.contract.ts';
import type { ListedStatus } from '../../../domain/movingIn/proof.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Entry } from '../../ui/content/Entries.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Lines, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { householdPath } from '../frame/officePaths.ts';
import { useReasonWords } from '../frame/useReasonWords.ts';

type ProofHouseholdEntryProps = {
  household: ProofHousehold;
  /** The differences that are ticked; undefined if nothing can be explained. */
  picked: readonly number[] | undefined;
  onPick: (id: number, isPicked: boolean) => void;
};

/** A household of the list: everybody beside what the list says of them, and the differences. */
export function ProofHouseholdEntry({ household, picked, onPick }: ProofHouseholdEntryProps) {
  const { t } = useTranslation();
  const { name, household_id, membership_no, sheet, row, people, is_outdated, differences } = household;
  const shown = [name, membership_no].filter(Boolean).join(', ') || t('takeOvers.unread');
  return (
    <Entry by={t('proof.place', { sheet: formatCount(sheet), row: formatCount(row) })}>
      <Stack gap={3}>
        <h3>{household_id === null ? shown : <Link to={householdPath(household_id)}>{shown}</Link>}</h3>
        {people.length > 0 && <People people={people} caption={shown} />}
        <OpenItems household={household} />
        {is_outdated && <p>{t('proof.changedSince')}</p>}
        {differences.map((difference) => (
          <Difference
            key={difference.id}
            difference={difference}
            isPicked={picked?.includes(difference.id)}
            onPick={(isPicked) => onPick(difference.id, isPicked)}
          />
        ))}
      </Stack>
    </Entry>
  );
}

function People({ people, caption }: { people: ProofPerson[]; caption: string }) {
  const { t } = useTranslation();
  const hereOf = useHereWords();
  const columns: Column<ProofPerson & { place: number }>[] = [
    { key: 'name', header: t('proof.person'), heads: true, cell: ({ name }) => name },
    { key: 'listed', header: t('proof.inList'), cell: ({ listed }) => <Listed listed={listed} /> },
    { key: 'here', header: t('proof.today'), cell: ({ here }) => hereOf(here) },
  ];
  return (
    <DataTable
      caption={caption}
      captionHidden
      look="lines"
      columns={columns}
      rows={people.map((person, place) => ({ ...person, place }))}
      rowKey={({ place }) => place}
    />
  );
}

function Listed({ listed }: { listed: ProofPerson['listed'] }) {
  const { t } = useTranslation();
  if (!listed) return t('proof.notInList');
  const cover = listed.is_covered === null ? 'untold' : listed.is_covered ? 'covered' : 'notCovered';
  return `${t(`proof.statuses.${listed.status}`)}, ${t(`proof.${cover}`)}`;
}

/** The verdict of today, and since when or why not. */
function useHereWords() {
  const { t } = useTranslation();
  const reasonWord = useReasonWords();
  return (here: ProofPerson['here']) => {
    if (!here) return t('proof.notHere');
    const why = here.grounds
      .slice(0, 1)
      .flatMap((ground) => groundSentences(toCoverContext(ground), reasonWord))
      .map(({ key, params }) => t(key, params));
    return (
      <Lines>
        <span>{t(`officeDeathDecisions.verdict.${here.verdict}`)}</span>
        {why.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Lines>
    );
  };
}

function OpenItems({ household: { listed_open, here_open } }: { household: ProofHousehold }) {
  const { t } = useTranslation();
  if (listed_open !== null && here_open !== null) {
    return <p>{t('proof.openBoth', { listed: euro(listed_open), here: euro(here_open) })}</p>;
  }
  if (here_open !== null) return <p>{t('proof.openHere', { here: euro(here_open) })}</p>;
  return listed_open === null ? null : <p>{t('proof.openListed', { listed: euro(listed_open) })}</p>;
}

type DifferenceProps = {
  difference: ProofDifference;
  isPicked: boolean | undefined;
  onPick: (isPicked: boolean) => void;
};

function Difference({ difference, isPicked, onPick }: DifferenceProps) {
  const { t } = useTranslation();
  const what = useDifferenceWords()(difference);
  const { because, words, explained_by, explained_at } = difference;
  const explained =
    because &&
    explained_at &&
    t('proof.explainedBy', {
      why: [t(`proof.because.${because}`), words].filter(Boolean).join(': '),
      who: explained_by ?? t('proof.somebody'),
      date: dateAndTimeOf(explained_at).date,
    });
  if (isPicked === undefined) {
    return (
      <Lines>
        <span>{what}</span>
        {explained && <span>{explained}</span>}
      </Lines>
    );
  }
  return <CheckboxField label={t('proof.pick', { what })} hint={explained} checked={isPicked} onChange={onPick} />;
}

/** “Ayşe Kaya: Status (wartet laut Liste, Mitglied hier)”. */
function useDifferenceWords() {
  const { t } = useTranslation();
  return (difference: ProofDifference): string => {
    const { kind, name } = difference;
    const says = saysOf(difference);
    const words = says ? `${t(`proof.kinds.${kind}`)} (${says})` : t(`proof.kinds.${kind}`);
    return name ? t('proof.about', { name, kind: words }) : words;
  };

  function saysOf({ kind, listed, here }: ProofDifference): string | null {
    switch (kind) {
      case 'cover':
        return t('proof.says', {
          listed: t(listed === 'covered' ? 'proof.covered' : 'proof.notCovered'),
          here: t(`officeDeathDecisions.verdict.${here as CoverVerdict}`),
        });
      case 'status':
        return t('proof.says', {
          listed: t(`proof.statuses.${listed as ListedStatus}`),
          here: t(`proof.statuses.${here as ListedStatus}`),
        });
      case 'open_items':
        return t('proof.says', { listed: euroOfCents(listed), here: euroOfCents(here) });
      case 'not_taken_over':
        return t(`proof.notHereWhy.${here as 'refused' | 'doubled' | 'changed' | 'taken_back' | 'erased'}`);
      case 'person_missing':
      case 'person_added':
      case 'not_comparable':
        return null;
    }
  }
}

function euroOfCents(amount: string | null): string {
  return euro(Number(amount ?? 0) / 100);
}
