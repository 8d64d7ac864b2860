import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryEntry } from '../../../../domain/office/householdHistory.ts';
import { officeContract } from '../../../../domain/office/office.contract.ts';
import { dateAndTimeOf } from '../../../platform/calls/instants.ts';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Entries, Entry, TypedWords } from '../../../ui/content/Entries.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { Skeleton } from '../../../ui/frame/Skeleton.tsx';
import { groupStatusChanges, type ShownEntry } from './groupStatusChanges.ts';
import css from './HouseholdHistory.module.css';
import { useHistoryWords } from './useHistoryWords.ts';

/** `only`: what was written to the household, without the rest. */
type Shown = { household: number; only?: 'messages' };
type OfHousehold = { household: number; only: Shown['only'] | undefined };

/** Everything that happened in a household, the latest first; older pages are added below on request. */
export function HouseholdHistory({ household, only }: Shown) {
  const { t } = useTranslation();
  const [places, setPlaces] = useState<string[]>([]);
  const { data, error, isPending, refetch } = usePage({ household, only });
  return (
    <Card
      title={t(only ? 'officeDesk.history.messages' : 'officeDesk.history.title')}
      intro={t('officeDesk.history.lead')}
    >
      {isPending && <Skeleton label={t('shared.frame.loading')} rows={6} shape="text" />}
      {error && <PartFailed error={error} onRetry={() => void refetch()} />}
      {data?.entries.length === 0 && <p>{t('officeDesk.history.none')}</p>}
      {data && data.entries.length > 0 && (
        <Stack>
          <Entries>
            <PageOfEntries entries={data.entries} />
            {places.map((place) => (
              <OlderEntries key={place} household={household} only={only} older={place} />
            ))}
          </Entries>
          <Older household={household} only={only} places={places} onOlder={setPlaces} />
        </Stack>
      )}
    </Card>
  );
}

function usePage({ household, only }: OfHousehold, older?: string) {
  return useQuery(
    queryOf(officeContract.listHistory, { id: household, ...(only ? { only } : {}), ...(older ? { older } : {}) }),
  );
}

function OlderEntries({ older, ...of }: OfHousehold & { older: string }) {
  const { error, data, refetch } = usePage(of, older);
  if (error)
    return (
      <Entry>
        <PartFailed error={error} onRetry={() => void refetch()} />
      </Entry>
    );
  return data ? <PageOfEntries entries={data.entries} /> : null;
}

type OlderProps = OfHousehold & { places: string[]; onOlder: (places: string[]) => void };

/** The button that adds the next page; it stays where it is pressed again and again. */
function Older({ places, onOlder, ...of }: OlderProps) {
  const { t } = useTranslation();
  const last = usePage(of, places.at(-1));
  const next = last.data?.older;
  if (next === null) return <p>{t('officeDesk.history.end')}</p>;
  return (
    <div>
      <Button look="secondary" busy={last.isPending} onClick={() => next && onOlder([...places, next])}>
        {t('officeDesk.history.older')}
      </Button>
    </div>
  );
}

function PageOfEntries({ entries }: { entries: readonly HistoryEntry[] }) {
  return groupStatusChanges(entries).map((entry) => <OneEntry key={`${entry.source}-${entry.id}`} entry={entry} />);
}

function OneEntry({ entry }: { entry: ShownEntry }) {
  const { t } = useTranslation();
  const { sentence, words, state } = useHistoryWords()(entry);
  const { date, time } = dateAndTimeOf(entry.at);
  return (
    <Entry by={[`${date}, ${time}`, byOf(entry), state].filter(Boolean).join(' · ')}>
      <p className={css.sentence}>{sentence}</p>
      {words && <TypedWords words={words} />}
    </Entry>
  );

  function byOf(one: ShownEntry): string | undefined {
    return 'by' in one ? (one.by ?? t('officeDesk.history.system')) : undefined;
  }
}
