import { useDeferredValue } from 'react';
import type { AskedFields } from '../../../domain/office/lists/listShape.ts';
import { type ListName, type ListShape, listNames } from '../../../domain/office/lists/listShape.ts';
import { listShapes } from '../../../domain/office/lists/listShapes.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Navigate, useParams } from '../../ui/router/Router.tsx';
import { listOf } from '../frame/officePaths.ts';
import { ListFile } from './ListFile.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListLinks } from './ListLinks.tsx';
import { ListPages } from './ListPages.tsx';
import { ListSums } from './ListSums.tsx';
import { ListTable } from './ListTable.tsx';
import { listCalls } from './listCalls.ts';
import { useListAddress } from './useListAddress.ts';
import { WriteToList } from './WriteToList.tsx';

/** A list of the office: chosen by filters, sorted, page by page, and as a file (decision 111). */
export function Lists() {
  const { list } = useParams();
  const name = listNames.find((one) => one === list);
  return name ? (
    <List key={name} name={name} shape={listShapes[name]} />
  ) : (
    <Navigate to={listOf('households')} replace />
  );
}

function List({ name, shape }: { name: ListName; shape: ListShape }) {
  const { t } = useTranslation();
  const choice = useListAddress(shape);
  // the former rows stay until the others are here
  const asked: AskedFields = JSON.parse(useDeferredValue(JSON.stringify(choice.asked)));
  const page = useCall(listCalls[name].read, asked);
  const isChosen = Object.keys(choice.chosen).length > 0;
  return (
    <Screen title={t(`officeLists.names.${name}`)} above={t('officeLists.title')} lead={t('officeLists.lead')}>
      <Stack gap={4}>
        <ListLinks here={name} />
        <ListFilters shape={shape} choice={choice} />
        <Inline gap={3} align="spread">
          <Status>
            <p>
              <strong>{t('officeLists.count', { count: page.count, number: formatCount(page.count) })}</strong>
            </p>
            {page.sums && <ListSums shape={shape} sums={page.sums} />}
          </Status>
          {isChosen && (
            <Button look="quiet" onClick={choice.clear}>
              {t('officeLists.clear')}
            </Button>
          )}
        </Inline>
        {page.count === 0 ? (
          <EmptyState title={t('officeLists.noneTitle')}>{t('officeLists.none')}</EmptyState>
        ) : (
          <ListTable shape={shape} page={page} choice={choice} />
        )}
        <ListPages page={page} onPage={(next) => choice.change({ page: `${next}` })} />
        {page.count > 0 && name === 'households' && <WriteToList asked={asked} rows={page.count} />}
        {page.count > 0 && <ListFile name={name} asked={asked} rows={page.count} />}
      </Stack>
    </Screen>
  );
}
