import { useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { LINES_ON_A_PAGE } from '../../../domain/payments/bank/openLines.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Pages } from '../frame/Pages.tsx';
import { BankLines } from './BankLines.tsx';
import { ChooseLines } from './ChooseLines.tsx';
import { LineFilterFields } from './LineFilterFields.tsx';
import { type AskedLines, askedFor, useLineFilters } from './useLineFilters.ts';

/** The undecided lines: narrowed and sorted, page by page; decided one after the other, or several dismissed together (D42). */
export function OpenLines() {
  const { t } = useTranslation();
  const { filters, change } = useLineFilters();
  const [isChoosing, setChoosing] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  // the former lines stay until the others are here
  const asked: AskedLines = JSON.parse(useDeferredValue(JSON.stringify(askedFor(filters))));
  const data = useCall(bankContract.listBankLines, { ...asked, state: 'undecided' });
  const isNarrowed = filters.filter !== undefined || filters.older !== undefined || filters.text !== '';
  function endChoosing() {
    flushSync(() => setChoosing(false));
    chooser.current?.focus();
  }

  return (
    <Stack gap={4}>
      <LineFilterFields filters={filters} change={change} />
      {data.lines.length > 0 && !isChoosing && (
        <div>
          <Button ref={chooser} look="secondary" onClick={() => setChoosing(true)}>
            {t('officeBank.choose.action')}
          </Button>
        </div>
      )}
      {isChoosing && <ChooseLines key={JSON.stringify(asked)} lines={data.lines} onEnd={endChoosing} />}
      {!isChoosing && isNarrowed && data.count === 0 && (
        <EmptyState title={t('officeBank.filter.noneTitle')}>{t('officeBank.filter.none')}</EmptyState>
      )}
      {!isChoosing && !(isNarrowed && data.count === 0) && <BankLines lines={data.lines} />}
      <Pages
        label={t('officeBank.pages.open')}
        count={data.count}
        most={LINES_ON_A_PAGE}
        page={data.page}
        onPage={(page) => change({ page })}
      />
    </Stack>
  );
}
