import { useState } from 'react';
import { movingInContract, PROBLEMS_ON_A_PAGE } from '../../../domain/movingIn/movingIn.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';

type Details = Answer<(typeof movingInContract)['getImportedFile']>;
type Problem = Answer<(typeof movingInContract)['listImportProblems']>['problems'][number];

/** What cannot be read of a list, by place and with the reason in words; a page at a time. */
export function ImportProblems({ file }: { file: Details }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(1);
  const { count, page, problems } = useCall(movingInContract.listImportProblems, { id: file.id, page: asked });
  const columnOf = useColumnWords(file);
  const columns: Column<Problem>[] = [
    { key: 'row', header: t('officeMovingIn.row'), cell: ({ row }) => formatCount(row) },
    { key: 'column', header: t('officeMovingIn.column'), cell: columnOf },
    {
      key: 'why',
      header: t('officeMovingIn.why'),
      cell: ({ why, other_row }) => t(`officeMovingIn.reasons.${why}`, { row: other_row ?? '' }),
    },
  ];
  if (count === 0) return <Card title={t('officeMovingIn.problemsTitle')}>{t('officeMovingIn.problemsNone')}</Card>;
  return (
    <Card title={t('officeMovingIn.problemsTitle')} intro={<p>{t('officeMovingIn.problemsHint')}</p>}>
      <Stack>
        {count < file.problem_count && <p>{t('officeMovingIn.problemsMost', { number: formatCount(count) })}</p>}
        <DataTable
          caption={t('officeMovingIn.problemsTitle')}
          captionHidden
          look="lines"
          columns={columns}
          rows={problems}
          rowKey={({ sheet, row, column, why }) => `${sheet}/${row}/${column}/${why}`}
        />
        <Pages count={count} page={page} onPage={setAsked} />
      </Stack>
    </Card>
  );
}

/** “Vorname”, or with several sheets “Mitglieder: Vorname”. */
function useColumnWords({ sheets }: Details): (problem: Problem) => string {
  const { t } = useTranslation();
  return ({ sheet: number, column }) => {
    const sheet = sheets.find((each) => each.sheet === number);
    const header = column === null ? t('officeMovingIn.wholeRow') : (sheet?.columns[column - 1]?.header ?? '');
    return sheets.length > 1 && sheet ? `${sheet.name}: ${header}` : header;
  };
}

type PagesProps = { count: number; page: number; onPage: (page: number) => void };

function Pages({ count, page, onPage }: PagesProps) {
  const { t } = useTranslation();
  const last = Math.max(1, Math.ceil(count / PROBLEMS_ON_A_PAGE));
  if (last === 1) return null;
  return (
    <nav aria-label={t('officeMovingIn.pages')}>
      <Inline gap={3}>
        <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('officeMovingIn.before')}
        </Button>
        <span aria-current="page">
          {t('officeMovingIn.which', { page: formatCount(page), last: formatCount(last) })}
        </span>
        <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {t('officeMovingIn.after')}
        </Button>
      </Inline>
    </nav>
  );
}
