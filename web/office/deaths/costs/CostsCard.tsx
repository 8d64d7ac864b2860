import { useState } from 'react';
import { costPayers } from '../../../../domain/deaths/costs.ts';
import { type DeathCosts, deathCostsContract } from '../../../../domain/deaths/deathCosts.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { useCall } from '../../../platform/calls/useCall.ts';
import { useDone } from '../../../platform/forms/useDone.tsx';
import { type Translate, useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Facts } from '../../../ui/content/Facts.tsx';
import { useListChanges } from '../../calls/caseChanges.ts';
import type { CaseCardProps } from '../caseCardProps.ts';
import { CostTable } from './CostTable.tsx';
import { EnterCostDialog } from './EnterCostDialog.tsx';

/** Costs of the case: purpose, payer, limits and sums. */
export function CostsCard({ deathCase: { id } }: CaseCardProps) {
  const { t } = useTranslation();
  const costs = useCall(deathCostsContract.listDeathCosts, { id });
  const { change } = useListChanges(deathCostsContract.listDeathCosts, { id, revision: costs.revision });
  const { tellDone, done } = useDone();
  const [isEntering, setEntering] = useState(false);
  return (
    <>
      <Card title={t('officeDeathCosts.title')} intro={t('officeDeathCosts.intro')}>
        {done}
        {!costs.may_take_on && costs.may_change && <p>{t('officeDeathCosts.notYet')}</p>}
        {costs.costs.length === 0 ? (
          <p>{t('officeDeathCosts.none')}</p>
        ) : (
          <CostTable costs={costs} change={change} tellDone={tellDone} />
        )}
        {costs.may_change && (
          <div>
            <Button look="secondary" onClick={() => setEntering(true)}>
              {t('officeDeathCosts.add')}
            </Button>
          </div>
        )}
        {isEntering && (
          <EnterCostDialog
            caseId={id}
            costs={costs}
            onClose={() => setEntering(false)}
            onEnter={async (cost) => {
              await change(deathCostsContract.enterDeathCost, cost);
              tellDone((say) => say('officeDeathCosts.added'));
            }}
          />
        )}
      </Card>
      <Sums costs={costs} />
    </>
  );
}

function Sums({ costs: { sums, limits } }: { costs: DeathCosts }) {
  const { t } = useTranslation();
  return (
    <Card title={t('officeDeathCosts.sums')}>
      <Facts
        dense
        facts={costPayers.map((payer) => ({
          term: t(`officeDeathCosts.payers.${payer}`),
          value: euro(sums[payer]),
        }))}
      />
      {limits.length > 0 && (
        <>
          <h3>{t('officeDeathCosts.limits')}</h3>
          <Facts
            facts={limits.map(({ what, limit, spent }) => ({
              term:
                what === 'abroad' || what === 'goodwill'
                  ? t(`officeDeathCosts.together.${what}`)
                  : t(`boardSettings.costKinds.${what}`),
              value: limitWords(t, { limit, spent }),
            }))}
          />
        </>
      )}
    </Card>
  );
}

type Limit = { limit: number; spent: number };

function limitWords(t: Translate, { limit, spent }: Limit): string {
  if (limit === 0 && spent === 0) return t('officeDeathCosts.notPaid');
  const key = spent > limit ? 'officeDeathCosts.limitOver' : 'officeDeathCosts.limit';
  return t(key, { spent: euro(spent), limit: euro(limit) });
}
