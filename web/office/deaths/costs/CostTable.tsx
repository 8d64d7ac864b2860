import { useState } from 'react';
import { type DeathCost, type DeathCosts, deathCostsContract } from '../../../../domain/deaths/deathCosts.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import type { ChangeCase } from '../../calls/caseChanges.ts';
import { useAsk } from '../../frame/useAsk.tsx';
import { PayCostDialog } from './PayCostDialog.tsx';

type CostTableProps = { costs: DeathCosts; change: ChangeCase<DeathCosts>; tellDone: TellDone };

/** Costs in the order in which they were entered. */
export function CostTable({ costs: { costs, may_change }, change, tellDone }: CostTableProps) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const [paying, setPaying] = useState<DeathCost>();

  async function cancel({ id, supplier, amount }: DeathCost) {
    await ask({
      title: t('officeDeathCosts.cancelTitle'),
      consequence: t('officeDeathCosts.cancelWords', { supplier, amount: euro(amount) }),
      yes: t('officeDeathCosts.cancel'),
      act: () => change(deathCostsContract.cancelDeathCost, { id }),
      told: (say) => say('officeDeathCosts.didCancel'),
    });
  }

  async function pay(id: number, paid_on: string | null) {
    await change(deathCostsContract.payDeathCost, { id, paid_on });
    tellDone((say) => say('officeDeathCosts.paid'));
  }

  const actions: Column<DeathCost> = {
    key: 'actions',
    header: t('officeDeathCosts.actions'),
    quietHeader: true,
    align: 'end',
    cell: (cost) => (
      <CostButtons
        cost={cost}
        onPay={() => (cost.paid_on ? pay(cost.id, null) : setPaying(cost))}
        onCancel={() => cancel(cost)}
      />
    ),
  };
  const columns = useCostColumns();
  return (
    <>
      <DataTable
        caption={t('officeDeathCosts.title')}
        captionHidden
        look="lines"
        columns={may_change ? [...columns, actions] : columns}
        rows={costs}
        rowKey={({ id }) => id}
      />
      {paying && (
        <PayCostDialog
          cost={paying}
          onPay={(paid_on) => pay(paying.id, paid_on)}
          onClose={() => setPaying(undefined)}
        />
      )}
      {question}
    </>
  );
}

type CostButtonsProps = { cost: DeathCost; onPay: () => unknown; onCancel: () => unknown };

function CostButtons({ cost, onPay, onCancel }: CostButtonsProps) {
  const { t } = useTranslation();
  if (cost.cancelled_at) return null;
  const about = (
    <span className="visually-hidden">: {`${t(`boardSettings.costKinds.${cost.kind}`)}, ${cost.supplier}`}</span>
  );
  return (
    <Stack gap={1}>
      <Button look="quiet" onClick={onPay}>
        {t(cost.paid_on ? 'officeDeathCosts.unpay' : 'officeDeathCosts.pay')}
        {about}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t('officeDeathCosts.cancel')}
        {about}
      </Button>
    </Stack>
  );
}

function useCostColumns(): Column<DeathCost>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'kind',
      header: t('officeDeathCosts.kind'),
      cell: ({ kind, supplier, bill_no, over_limit_because: reason }) => (
        <div>
          <strong>{t(`boardSettings.costKinds.${kind}`)}</strong>
          <div>{bill_no ? `${supplier}, ${bill_no}` : supplier}</div>
          {reason && <div>{t('officeDeathCosts.overBecause', { reason })}</div>}
        </div>
      ),
    },
    {
      key: 'payer',
      header: t('officeDeathCosts.payerShort'),
      cell: ({ payer, paid_on, pay_asked_on, pay_asked_by, cancelled_at }) => (
        <div>
          {t(`officeDeathCosts.payers.${payer}`)}
          <div>{cancelled_at ? t('officeDeathCosts.cancelled') : (paid_on ?? t('officeDeathCosts.unpaid'))}</div>
          {pay_asked_on && (
            <div>
              {t('officeDeathCosts.payWaits', {
                who: pay_asked_by ?? t('officeDeathDecisions.nobody'),
                date: pay_asked_on,
              })}
            </div>
          )}
        </div>
      ),
    },
    {
      key: 'amount',
      header: t('officeDeathCosts.amountShort'),
      align: 'end',
      cell: ({ amount, cancelled_at }) => (cancelled_at ? <s>{euro(amount)}</s> : euro(amount)),
    },
  ];
}
