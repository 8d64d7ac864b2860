import { useQuery } from '@tanstack/react-query';
import { type YearlyRunFigure, yearlyRunContract } from '../../../domain/invoicing/yearlyRun.contract.ts';
import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { formatEuro, fromEuros } from '../../../domain/shared/money.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { RUNNING } from '../frame/officePaths.ts';
import { useAsk } from '../frame/useAsk.tsx';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';

type YearlyRunProps = {
  due: NonNullable<ToDo['yearly_run']>;
  onStarted: () => void;
};

type Left = YearlyRunFigure['cannot_be_billed'][number];

/** The yearly run, shown while somebody has no invoice for the year; its totals are loaded separately. */
export function YearlyRun({ due: { year, is_running }, onStarted }: YearlyRunProps) {
  const { t } = useTranslation();
  const {
    data: figure,
    error,
    isPending,
    refetch,
  } = useQuery({ ...queryOf(yearlyRunContract.getYearlyRun), enabled: !is_running });
  return (
    <Card title={t('office.yearlyRun.title', { year })} intro={<p>{t('office.yearlyRun.why')}</p>}>
      {is_running ? (
        <Stack>
          <p>{t('office.yearlyRun.running')}</p>
          <div>
            <LinkButton look="secondary" to={RUNNING}>
              {t('office.yearlyRun.howFar')}
            </LinkButton>
          </div>
        </Stack>
      ) : (
        <>
          {figure && <WouldInvoice figure={figure} onStarted={onStarted} />}
          {!figure && isPending && <Skeleton label={t('shared.frame.loading')} rows={2} shape="text" />}
          {!figure && !isPending && <PartFailed error={error} onRetry={() => void refetch()} />}
        </>
      )}
    </Card>
  );
}

/**
 * The number and sum of the invoices that the run would create, and who cannot be invoiced and why. It starts only
 * after a question (D45).
 */
function WouldInvoice({ figure, onStarted }: { figure: YearlyRunFigure; onStarted: () => void }) {
  const { t } = useTranslation();
  const { year, households: count, cannot_be_billed: left } = figure;
  const total = formatEuro(fromEuros(figure.total));
  const start = useDecision(yearlyRunContract.startYearlyRun);
  const { ask, question } = useAsk();

  async function askToStart() {
    await ask({
      title: t('office.yearlyRun.confirmTitle', { year }),
      consequence: [t('office.yearlyRun.confirm', { count, total }), t('office.yearlyRun.confirmNoWay')],
      yes: t('office.yearlyRun.confirmYes'),
      look: 'primary',
      act: async () => {
        await start.mutateAsync({ year });
        onStarted();
      },
    });
  }

  return (
    <Stack>
      {count > 0 && (
        <>
          <Facts
            dense
            facts={[
              { term: t('office.yearlyRun.households'), value: count },
              { term: t('office.yearlyRun.total'), value: total },
            ]}
          />
          <div>
            <Button busy={start.isPending} onClick={askToStart}>
              {t('office.yearlyRun.start')}
            </Button>
          </div>
        </>
      )}
      {left.length > 0 && <NotBilled left={left} />}
      {question}
    </Stack>
  );
}

function NotBilled({ left }: { left: Left[] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<Left>({ rows: left });
  const columns: Column<Left>[] = [
    who,
    {
      key: 'reason',
      header: t('office.yearlyRun.reason'),
      cell: ({ reason }) => t(`office.yearlyRun.reasons.${reason}`),
    },
  ];
  return (
    <Stack gap={3}>
      <h3>{t('office.yearlyRun.cannotTitle')}</h3>
      <p>{t('office.yearlyRun.cannotWhy')}</p>
      <DataTable
        caption={t('office.yearlyRun.cannotTitle')}
        captionHidden
        look="lines"
        columns={columns}
        rows={left}
        rowKey={({ household_id }) => household_id}
      />
    </Stack>
  );
}
