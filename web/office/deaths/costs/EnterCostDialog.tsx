import { useState } from 'react';
import { type CostKind, type CostPayer, costKinds, costPayers, limitsFor } from '../../../../domain/deaths/costs.ts';
import type { DeathCosts, deathCostsContract } from '../../../../domain/deaths/deathCosts.contract.ts';
import type { Sent } from '../../../../domain/shared/contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { newIdempotencyKey } from '../../../platform/calls/idempotencyKey.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Notice } from '../../../ui/content/Notice.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { amountToSend } from '../../frame/amountText.ts';
import { PastDayField } from '../../frame/DayFields.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';

type EnteredCost = Omit<Sent<typeof deathCostsContract.enterDeathCost>, 'id' | 'revision'>;

export type EnterCostDialogProps = {
  caseId: number;
  /** Limits and what is spent of them, and whether the association may take on costs already. */
  costs: DeathCosts;
  onEnter: (cost: EnteredCost) => Promise<unknown>;
  onClose: () => void;
};

/** Enters a cost of a case. */
export function EnterCostDialog({ caseId, costs, onEnter, onClose }: EnterCostDialogProps) {
  const { t } = useTranslation();
  const mayTakeOn = costs.may_take_on;
  const [idempotency_key] = useState(newIdempotencyKey);
  const form = useForm({
    id: 'cost',
    schema: async () =>
      (await import('../../../../domain/deaths/deathCosts.contract.ts')).deathCostsContract.enterDeathCost.body.omit({
        revision: true,
      }),
    initial: {
      kind: '',
      supplier: '',
      bill_no: '',
      amount: '',
      payer: mayTakeOn ? 'association' : 'family',
      ordered_on: '',
      paid_on: '',
      over_limit_because: '',
    },
    draft: useTabDraft(`death-cost-${caseId}`),
    toInput: ({ amount, ...values }) => ({ ...values, amount: amountToSend(amount) }),
    submit: (input) =>
      onEnter({ ...input, kind: input.kind as CostKind, payer: input.payer as CostPayer, idempotency_key }),
  });
  const { field, values } = form;
  const limits = useLimits(costs, values);
  const above = limits.flatMap((limit) => limit.above);
  const isOver = above.length > 0;
  return (
    <FormDialog
      title={t('officeDeathCosts.addTitle')}
      confirmLabel={t('officeDeathCosts.addConfirm')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        {...field('kind', t('officeDeathCosts.kind'))}
        placeholder={t('officeMoney.payments.choose')}
        choices={costKinds.map((kind) => ({ value: kind, label: t(`boardSettings.costKinds.${kind}`) }))}
      />
      <TextField {...field('supplier', t('officeDeathCosts.supplier'))} autoComplete="off" />
      <TextField
        {...field('amount', t('officeDeathCosts.amount'))}
        hint={limits.map(({ words }) => words).join(' · ') || undefined}
        inputMode="decimal"
        autoComplete="off"
      />
      {isOver && <Notice>{above.join(' ')}</Notice>}
      <RadioGroupField
        {...field('payer', t('officeDeathCosts.payer'))}
        choices={costPayers.map((payer) => ({
          value: payer,
          label: t(`officeDeathCosts.payers.${payer}`),
          disabled: payer === 'association' && !mayTakeOn,
        }))}
      />
      <TextField {...field('bill_no', t('officeDeathCosts.billNo'))} optional autoComplete="off" />
      <PastDayField {...field('ordered_on', t('officeDeathCosts.orderedOn'))} optional />
      <PastDayField {...field('paid_on', t('officeDeathCosts.paidOn'))} optional />
      <TextAreaField
        {...field('over_limit_because', t('officeDeathCosts.because'))}
        hint={t('officeDeathCosts.becauseHint')}
        rows={2}
        optional={!isOver}
      />
    </FormDialog>
  );
}

type Typed = { kind: string; payer: string; amount: string };

/** The limits that apply to what is typed, in words; `above`: that one is exceeded. */
function useLimits({ limits }: DeathCosts, { kind, payer, amount }: Typed) {
  const { t } = useTranslation();
  const typed = amountToSend(amount);
  const cost = {
    kind: kind as CostKind | '',
    payer: payer as CostPayer,
    amount: typeof typed === 'number' ? typed : 0,
  };
  return limitsFor(cost, limits).map(({ what, limit, spent, over }) => {
    const isOfAll = what === 'abroad' || what === 'goodwill';
    const name = isOfAll ? t(`officeDeathCosts.together.${what}`) : t(`boardSettings.costKinds.${what}`);
    const words = t('officeDeathCosts.upTo', { name, limit: euro(limit), spent: euro(spent) });
    const above = t('officeDeathCosts.over', { name, limit: euro(limit), amount: euro(over) });
    return { words, above: over > 0 ? [above] : [] };
  });
}
