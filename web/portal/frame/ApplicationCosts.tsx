import { useQuery } from '@tanstack/react-query';
import { costsOf } from '../../invoicing/applicationCosts.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { isNotReckonable, journalQuery, preCalculationQuery } from '../../invoicing/invoicingApi.ts';
import { useHome } from '../../me/meApi.ts';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Amount } from '../../ui/content/Amount.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { DataTable } from '../../ui/content/DataTable.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';

/** What the application costs: registration fee and contribution of each person, and the sum. */
export function ApplicationCosts() {
  const { t } = useTranslation();
  const { household, me } = useHome();
  const preCalculation = useQuery(preCalculationQuery);
  const journals = [
    useQuery(journalQuery(household.id, 'new')),
    useQuery(journalQuery(household.id, 'pending')),
    useQuery(journalQuery(household.id, 'history')),
  ];
  const entries = journals.map(({ data }) => data).filter((data) => data !== undefined);
  const failed = [preCalculation, ...journals].find(({ error, data }) => error && !data && !isNotReckonable(error));

  // with a part missing, the sum would be too small; a refusal to calculate is an answer
  const isHere = !failed && entries.length === journals.length && preCalculation.isFetched;
  const costs = isHere ? costsOf(entries.flat(), preCalculation.data, me.name) : undefined;
  return (
    <Card title={t('application.submit.costs')}>
      {failed && <PartFailed error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !costs && <Skeleton label={t('shared.frame.loading')} rows={2} />}
      {costs && (
        <>
          <DataTable
            caption={t('application.submit.costs')}
            captionHidden
            look="lines"
            rows={costs.rows}
            rowKey={({ key }) => key}
            columns={[
              { key: 'description', header: t('invoicing.invoice.description'), cell: (row) => row.description },
              { key: 'member', header: t('invoicing.invoice.member'), cell: (row) => row.name },
              { key: 'total', header: t('invoicing.invoice.total'), align: 'end', cell: (row) => euro(row.amount) },
            ]}
          />
          <Inline align="end">
            <span>{t('application.submit.sum')}</span>
            <Amount>{euro(costs.sum)}</Amount>
          </Inline>
        </>
      )}
    </Card>
  );
}
