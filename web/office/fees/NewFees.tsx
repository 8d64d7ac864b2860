import { useState } from 'react';
import type { FeeTable } from '../../../domain/invoicing/fees.contract.ts';
import { feesContract } from '../../../domain/invoicing/fees.contract.ts';
import { isOfKind } from '../../../domain/invoicing/fees.ts';
import { chargedFees } from '../../../domain/invoicing/feeTable.ts';
import { readDay } from '../../../domain/shared/day.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { DayToComeField } from '../frame/DayFields.tsx';
import { FEES, WRITE_CIRCULAR } from '../frame/officePaths.ts';
import { FeeBands } from './FeeBands.tsx';
import { FeeTableCard } from './FeeTableCard.tsx';
import { feesAround } from './feesAround.ts';
import { useMayIntroduceFees } from './useMayIntroduceFees.ts';
import { useNewFeesForm } from './useNewFeesForm.tsx';

/** Introduces a fee table from a day on; it replaces tables that start later (D35). */
export function NewFees() {
  const { t } = useTranslation();
  const mayIntroduce = useMayIntroduceFees();
  const { tellDone, done } = useDone();
  const [introduced, setIntroduced] = useState<FeeTable>();
  const onDone = (table: FeeTable) => {
    setIntroduced(table);
    tellDone((say) => say('officeFees.new.did', { date: table.valid_from }));
  };
  if (mayIntroduce && !introduced) return <NewFeesForm onDone={onDone} />;
  return (
    <Screen title={t('officeFees.new.title')}>
      <Stack>
        {done}
        {introduced ? (
          <FeeTableCard table={introduced} title={t('officeFees.toCome', { date: introduced.valid_from })} />
        ) : (
          <p>{t('officeFees.board')}</p>
        )}
        <Actions>
          <LinkButton look="secondary" to={FEES}>
            {t('officeFees.back')}
          </LinkButton>
          {introduced && <LinkButton to={WRITE_CIRCULAR}>{t('officeFees.new.tell')}</LinkButton>}
        </Actions>
      </Stack>
    </Screen>
  );
}

function NewFeesForm({ onDone }: { onDone: (table: FeeTable) => void }) {
  const { t } = useTranslation();
  const tables = useCall(feesContract.getFees);
  const { form, question } = useNewFeesForm(tables, onDone);
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  const begin = readDay(form.values.valid_from);
  const dropped = begin ? feesAround(tables, begin).dropped : [];
  return (
    <Screen title={t('officeFees.new.title')} lead={t('officeFees.new.lead')}>
      <FormErrors form={form} title={t('officeFees.new.missing')} />
      <DraftNotice draft={form.draft} />
      <Card>
        <Form onSubmit={form.submit}>
          {tables.to_come.map((table) => (
            <Notice key={table.valid_from} tone={dropped.includes(table) ? 'warning' : 'info'}>
              <p>
                {t(dropped.includes(table) ? 'officeFees.new.drops' : 'officeFees.new.planned', {
                  date: table.valid_from,
                })}
              </p>
            </Notice>
          ))}
          <DayToComeField {...form.field('valid_from', t('officeFees.new.validFrom'))} />
          <p>{t('officeFees.new.ages')}</p>
          <p>{t('officeFees.new.agesYearly')}</p>
          {chargedFees.map((kind) => (
            <FeeBands
              key={`${kind.type} ${kind.basis}`}
              kind={kind}
              bands={form.values.bands}
              first={form.values.bands.findIndex(isOfKind(kind))}
              part={form.part}
              onChange={(bands) => form.set('bands', bands)}
              onMoved={form.recheckAll}
            />
          ))}
          <Actions>
            <LinkButton look="secondary" to={FEES}>
              {t('shared.action.cancel')}
            </LinkButton>
            <Button type="submit" busy={form.busy}>
              {t('officeFees.new.submit')}
            </Button>
          </Actions>
        </Form>
      </Card>
      {leaveQuestion}
      {question}
    </Screen>
  );
}
