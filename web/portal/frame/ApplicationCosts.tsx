import { useQuery } from '@tanstack/react-query';
import { invoicingContract } from '../../../domain/invoicing/invoicing.contract.ts';
import { parseWireDay } from '../../../domain/shared/day.ts';
import { type Cost, costsOf } from '../../invoicing/applicationCosts.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { isNotReckonable, journalQuery } from '../../invoicing/invoices.ts';
import type { Joiner } from '../../invoicing/joiningFees.ts';
import { useHome } from '../../me/home.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Amount } from '../../ui/content/Amount.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { DataTable } from '../../ui/content/DataTable.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { NextYear } from './NextYear.tsx';

/**
 * What the application costs: registration fee and contribution of each person, and the sum. `isBrief`: only the sum,
 * because the invoices stand on the same screen.
 */
export function ApplicationCosts({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useTranslation();
  const { household, me } = useHome();
  const people = usePeople();
  const preCalculation = useQuery(queryOf(invoicingContract.preCalculate));
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
          {!isBrief && <CostsTable rows={costs.rows} />}
          <Inline align="end">
            <span>{t('application.submit.sum')}</span>
            <Amount>{euro(costs.sum)}</Amount>
          </Inline>
          <p>{t('application.submit.feeOnce')}</p>
          <NextYear people={people} />
        </>
      )}
    </Card>
  );
}

function CostsTable({ rows }: { rows: Cost[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('application.submit.costs')}
      captionHidden
      look="lines"
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'description', header: t('invoicing.invoice.description'), cell: (row) => row.description },
        { key: 'member', header: t('invoicing.invoice.member'), cell: (row) => row.name },
        { key: 'total', header: t('invoicing.invoice.total'), align: 'end', cell: (row) => euro(row.amount) },
      ]}
    />
  );
}

/** Everybody who joins; undefined for whom the birth date is missing. */
function usePeople(): (Joiner | undefined)[] {
  const { mainMember, me } = useHome();
  const family = me.sub_members.filter(({ status }) => status !== 'inactive');
  return [{ ...mainMember, membership_basis: 'main' as const }, ...family].map(
    ({ date_of_birth, membership_basis }) => {
      const birth = date_of_birth === null ? undefined : parseWireDay(date_of_birth);
      return birth && { birth, basis: membership_basis };
    },
  );
}
