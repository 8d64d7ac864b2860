import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deathLifeContract } from '../../../../domain/deaths/life/deathLife.contract.ts';
import type { Sent } from '../../../../domain/shared/contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/actions/Dialog.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { Skeleton } from '../../../ui/frame/Skeleton.tsx';
import type { CaseStatusDialogProps } from './caseStatusDialogProps.ts';
import { LeftOpen, useLeftOpen } from './LeftOpen.tsx';

type Decision = NonNullable<Sent<typeof deathLifeContract.settleDeath>['invoices']>[number]['decision'];

/** Settles or closes a case, with a decision about each resting invoice. */
export function MoneyDialog({
  name,
  deathCase,
  change,
  onClose,
  onDone,
}: CaseStatusDialogProps & { name: 'settle' | 'close' | 'recordOnly' }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...queryOf(deathLifeContract.getDeathMoney, { id: deathCase.id }, deathCase.revision),
    staleTime: 0,
  });
  const left = useLeftOpen(deathCase, name === 'settle' ? 'settle' : 'close');
  const [decided, setDecided] = useState<Record<number, Decision>>({});
  const invoices = data?.households.flatMap((household) => household.invoices) ?? [];
  const isWhole = data !== undefined && left.isReady && invoices.every(({ id }) => decided[id] !== undefined);

  async function send() {
    const decisions = invoices.flatMap(({ id }) => (decided[id] ? [{ id, decision: decided[id] }] : []));
    const answers = { invoices: decisions, left_is_seen: left.isSeen };
    if (name === 'settle') await change(deathLifeContract.settleDeath, answers);
    else await change(deathLifeContract.closeDeath, { ...answers, only_recorded: name === 'recordOnly' });
    onDone();
    onClose();
  }

  return (
    <Dialog
      title={t(`officeDeathLife.${name}.title`)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={send} resting={!isWhole}>
            {t(`officeDeathLife.${name}.confirm`)}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('shared.action.cancel')}
          </Button>
        </>
      }
    >
      <p>{t(`officeDeathLife.${name}.words`)}</p>
      <LeftOpen state={left} />
      {!data && error && <PartFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t('shared.frame.loading')} />}
      {invoices.length > 0 && <p>{t('officeDeathLife.money.intro')}</p>}
      {invoices.map(({ id, bill_number: number, open_amount }) => (
        <RadioGroupField
          key={id}
          id={`invoice-${id}`}
          name={`invoice-${id}`}
          label={t('officeDeathLife.money.invoice', { number, amount: euro(open_amount) })}
          value={decided[id] ?? ''}
          onChange={(value) => setDecided({ ...decided, [id]: value as Decision })}
          choices={(['write_off', 'charge'] as const).map((value) => ({
            value,
            label: t(`officeDeathLife.money.${value}`),
          }))}
        />
      ))}
    </Dialog>
  );
}
