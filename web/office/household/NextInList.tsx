import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { navigate } from '../../ui/router/navigation.ts';
import { useDecision } from '../calls/useDecision.ts';
import { householdPath, listPath, SHOWN_LIST, type WorkedList } from '../frame/officePaths.ts';
import { SkipNote } from '../frame/SkipNote.tsx';
import { SkipDialog } from './SkipDialog.tsx';
import { useFromList, useListPlace } from './useListPlace.ts';

type NextInListProps = {
  file: HouseholdFile;
  /** Nothing is left to decide here, so going on is what comes next. */
  isDone: boolean;
};

/** Goes on with the list from which the household was opened, or skips the household with a note. */
export function NextInList({ file: { household, skip }, isDone }: NextInListProps) {
  const { t } = useTranslation();
  const from = useFromList(household.id);
  const place = useListPlace(household.id);
  const isShown = from?.list === SHOWN_LIST && place !== undefined;
  // a household that was opened in another way goes on with the documents to check (decision 85)
  const list: WorkedList = from && from.list !== SHOWN_LIST ? from : { list: 'documents' };
  const { data } = useQuery(queryOf(officeContract.findNextHousehold, { id: household.id, ...list }));
  const endSkip = useDecision(officeContract.endSkip);
  const [isSkipping, setSkipping] = useState(false);
  const onwards = isShown ? pathInShown() : data?.next ? householdPath(data.next.household_id, list) : listPath(list);
  return (
    <Stack gap={3}>
      {skip && (
        <Notice>
          <p>
            <SkipNote skip={skip} />
          </p>
          <Button look="secondary" busy={endSkip.isPending} onClick={() => endSkip.mutateAsync({ id: household.id })}>
            {t('office.skip.end')}
          </Button>
        </Notice>
      )}
      {data?.next === null && from === list && <p>{t('office.skip.last')}</p>}
      <Inline>
        {data && !isShown && (data.next || from === list) && (
          <LinkButton look={isDone ? 'primary' : 'secondary'} to={onwards}>
            {data.next ? t('office.skip.next', { name: data.next.name }) : t('office.skip.toList')}
          </LinkButton>
        )}
        {data && household.status !== 'inactive' && (
          <Button look="quiet" onClick={() => setSkipping(true)}>
            {t('office.skip.action')}
          </Button>
        )}
      </Inline>
      {isSkipping && (
        <SkipDialog household={household} onSkipped={() => navigate(onwards)} onClose={() => setSkipping(false)} />
      )}
    </Stack>
  );

  /** The head leads to the neighbours in the shown list; only who skips a household is led on from here. */
  function pathInShown(): string {
    return place?.next ? householdPath(place.next, from) : '/';
  }
}
