import type { Run } from '../../../domain/runs/runs.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';
import { Badge, type BadgeTone } from '../../ui/content/Badge.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { useFileResult, useRunName } from './runWords.ts';

const TONES = { done: 'green', stopped: 'orange', failed: 'red' } as const satisfies Record<string, BadgeTone>;

/** Recently ended runs, the newest first. */
export function EndedRuns({ runs }: { runs: Run[] }) {
  const { t } = useTranslation();
  const nameOf = useRunName();
  const ofFile = useFileResult();
  const doneOf = ({ done, bank_file }: Run) => (bank_file ? ofFile(bank_file) : formatCount(done));
  const columns: Column<Run>[] = [
    { key: 'name', header: t('officeRuns.what'), cell: nameOf },
    { key: 'by', header: t('officeRuns.by'), cell: ({ by }) => by ?? t('officeRuns.byItself') },
    {
      key: 'ended',
      header: t('officeRuns.ended'),
      cell: ({ ended_at }) => (ended_at ? t('officeRuns.moment', dateAndTimeOf(ended_at)) : null),
    },
    {
      key: 'done',
      header: t('officeRuns.done'),
      cell: (run) =>
        run.failed === 0 ? doneOf(run) : `${doneOf(run)} (${t('officeRuns.failed')}: ${formatCount(run.failed)})`,
    },
    {
      key: 'outcome',
      header: t('officeRuns.outcome'),
      cell: ({ outcome }) => outcome && <Badge tone={TONES[outcome]}>{t(`officeRuns.outcomes.${outcome}`)}</Badge>,
    },
  ];
  return (
    <Card title={t('officeRuns.endedTitle')}>
      <DataTable
        caption={t('officeRuns.endedTitle')}
        captionHidden
        look="lines"
        columns={columns}
        rows={runs}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}
