import { useState } from 'react';
import { type RowWords, rowLines } from '../../../domain/movingIn/rowLines.ts';
import {
  type TakeOver,
  type TakeOverRow,
  type TakeOverStage,
  takeOversContract,
} from '../../../domain/movingIn/takeOvers.contract.ts';
import { undoOutcomes } from '../../../domain/movingIn/undo.ts';
import type { takeOverVerdicts } from '../../../domain/movingIn/verdicts.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useCall, useSaveFile } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { householdPath } from '../frame/officePaths.ts';

type Verdict = (typeof takeOverVerdicts)[number];
type Outcome = (typeof undoOutcomes)[number];
type Shown = { stage: TakeOverStage; result: Verdict | Outcome; count: number };

/** The rows of a list with one result, fifty at a time, with the reasons in words. */
export function TakeOverRows({ takeOver }: { takeOver: TakeOver }) {
  const { t } = useTranslation();
  const results = resultsOf(takeOver);
  const [chosen, setChosen] = useState<string>();
  const shown = results.find((result) => nameOf(result) === chosen) ?? results[0];
  const words = ({ stage, result }: Shown) =>
    stage === 'undo' ? t(`takeOvers.undone.${result as Outcome}`) : t(`takeOvers.verdicts.${result as Verdict}`);
  if (!shown) return null;
  return (
    <Card title={t('takeOvers.results')}>
      <Stack>
        <SelectField
          label={t('takeOvers.results')}
          value={nameOf(shown)}
          onChange={setChosen}
          choices={results.map((result) => ({
            value: nameOf(result),
            label: t('takeOvers.chosen', { result: words(result), number: formatCount(result.count) }),
          }))}
        />
        <SaveRows id={takeOver.id} shown={shown} />
        <Rows key={`${nameOf(shown)}/${shown.count}`} id={takeOver.id} shown={shown} />
      </Stack>
    </Card>
  );
}

/** The rows as they stand in the list, to be mended there and read again. */
function SaveRows({ id, shown: { stage, result } }: { id: number; shown: Shown }) {
  const { t } = useTranslation();
  const save = useSaveFile(takeOversContract.saveTakeOverRows);
  return (
    <Stack gap={2}>
      <p>{t('takeOvers.saveHint')}</p>
      <Inline>
        <Button look="secondary" busy={save.isPending} onClick={() => save.mutate({ id, stage, result })}>
          {t('takeOvers.save')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What somebody has to look at comes first. */
const ORDER: readonly Verdict[] = ['refused', 'doubled', 'changed', 'made', 'unchanged'];

/** The results that there are, of the last thing that was done. */
function resultsOf({ predicted, decided, undone, agreed_at }: TakeOver): Shown[] {
  const verdicts = agreed_at ? decided : predicted;
  const stage = agreed_at ? 'run' : 'dry_run';
  const ofRows = ORDER.map((result): Shown => ({ stage, result, count: verdicts[result] ?? 0 }));
  const ofUndo = undoOutcomes.map((result): Shown => ({ stage: 'undo', result, count: undone[result] ?? 0 }));
  return [...ofUndo, ...ofRows].filter(({ count }) => count > 0);
}

function nameOf({ stage, result }: Shown): string {
  return `${stage}/${result}`;
}

function Rows({ id, shown: { stage, result } }: { id: number; shown: Shown }) {
  const { t } = useTranslation();
  const [pages, setPages] = useState<number[]>([]);
  const after = pages.at(-1) ?? 0;
  const { rows, next } = useCall(takeOversContract.listTakeOverRows, { id, stage, result, after });
  const columns = useColumns(stage);
  if (rows.length === 0) return <EmptyState look="inside">{t('takeOvers.none')}</EmptyState>;
  return (
    <>
      <DataTable
        caption={t('takeOvers.results')}
        captionHidden
        look="lines"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
      />
      <Inline>
        {pages.length > 0 && (
          <Button look="secondary" onClick={() => setPages(pages.slice(0, -1))}>
            {t('takeOvers.earlier')}
          </Button>
        )}
        {next !== null && (
          <Button look="secondary" onClick={() => setPages([...pages, next])}>
            {t('takeOvers.more')}
          </Button>
        )}
      </Inline>
    </>
  );
}

function useColumns(stage: TakeOverStage): Column<TakeOverRow>[] {
  const { t } = useTranslation();
  const said = useSaid();
  return [
    {
      key: 'household',
      header: t('takeOvers.household'),
      heads: true,
      cell: ({ name, household_id, key }) => {
        const shown = name ?? key ?? t('takeOvers.unread');
        return household_id === null ? shown : <Link to={householdPath(household_id)}>{shown}</Link>;
      },
    },
    {
      key: 'place',
      header: t('takeOvers.place'),
      cell: ({ sheet, row }) => t('takeOvers.placeOf', { sheet: formatCount(sheet), row: formatCount(row) }),
    },
    {
      key: 'why',
      header: t(stage === 'undo' ? 'takeOvers.keptWhy' : 'takeOvers.why'),
      cell: (row) => said(row, stage),
    },
  ];
}

/** The reasons, cells and hints of a row, a line each. */
function useSaid() {
  const { t } = useTranslation();
  const words: RowWords = {
    reason: (key) => t(`takeOvers.reasons.${key}`),
    warning: (key) => t(`takeOvers.warnings.${key}`),
    problem: (why) => t(`officeMovingIn.reasons.${why}`, { row: '' }),
    kept: (because) => t(`takeOvers.kept.${because}`),
    aboutPerson: (name, said) => t('takeOvers.aboutPerson', { name, words: said }),
    inColumn: (column, said) => t('takeOvers.inColumn', { column: formatCount(column), words: said }),
  };
  return (row: TakeOverRow, stage: TakeOverStage) => (
    <Stack gap={1}>
      {rowLines(row, stage, words).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  );
}
