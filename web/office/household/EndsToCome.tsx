import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import type { EndingToCome } from '../../../domain/membership/endingToCome.ts';
import { mayDeactivateFor } from '../../../domain/membership/membership.access.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { inactiveReasons } from '../../../domain/reference/inactiveReasons.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { meQuery } from '../../me/me.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../calls/useDecision.ts';

import { useTabDraft } from '../frame/useTabDraft.ts';

/** Ends of memberships on a day to come, each with the way back (decision 78). */
export function EndsToCome({ file, tellDone }: { file: HouseholdFile; tellDone: TellDone }) {
  return file.endings_to_come.map((ending) => (
    <EndToCome key={ending.id} ending={ending} household={file.household} tellDone={tellDone} />
  ));
}

type Props = { ending: EndingToCome; household: HouseholdFile['household']; tellDone: TellDone };

function EndToCome({ ending, household, tellDone }: Props) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const { role } = useSuspenseQuery(meQuery).data;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { last_day, next, entered_by, entered_at, refused_because, inactive_reason_id } = ending;
  const name = ending.name ?? household.name;
  const reason = inactiveReasons.find(({ id }) => id === inactive_reason_id)?.key ?? 'other';
  const mayWithdraw = role !== 'member' && mayDeactivateFor({ kind: 'office', role }, inactive_reason_id);

  return (
    <Notice
      tone="warning"
      title={t(ending.member_id === null ? 'officeHousehold.toCome.whole' : 'officeHousehold.toCome.one', {
        name,
        date: last_day,
      })}
    >
      <p>{t('officeHousehold.toCome.reason', { reason: word('inactiveReason', reason) })}</p>
      {next && <p>{t('officeHousehold.toCome.next', { name: next })}</p>}
      <p>
        {entered_by
          ? t('officeHousehold.toCome.enteredBy', { name: entered_by, date: toWireDay(dayOf(entered_at)) })
          : t('officeHousehold.toCome.entered', { date: toWireDay(dayOf(entered_at)) })}
      </p>
      {refused_because ? (
        <p>
          <strong>{t(`officeHousehold.toCome.refused.${refused_because}`)}</strong>
        </p>
      ) : (
        <p>{t('officeHousehold.toCome.byItself')}</p>
      )}
      {mayWithdraw && (
        <Button look="secondary" onClick={() => setWithdrawing(true)}>
          {t('officeHousehold.toCome.keep')}
        </Button>
      )}
      {isWithdrawing && (
        <KeepDialog
          household={household}
          ending={ending}
          name={name}
          onDone={() => tellDone((say) => say('officeHousehold.toCome.didKeep', { name }))}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Notice>
  );
}

type KeepDialogProps = Pick<Props, 'ending' | 'household'> & { name: string; onDone: () => void; onClose: () => void };

/** Withdraws an end; why may be said, and stays on record. */
function KeepDialog({ household, ending, name, onDone, onClose }: KeepDialogProps) {
  const { t } = useTranslation();
  const withdraw = useDecision(decisionsContract.withdrawEnd);
  const form = useForm({
    id: 'keep',
    schema: async () =>
      (await import('../../../domain/membership/decisions.contract.ts')).decisionsContract.withdrawEnd.body,
    initial: { reason: '' },
    draft: useTabDraft(`keep-${ending.id}`),
    toInput: ({ reason }) => ({ reason, ending_id: ending.id }),
    submit: async ({ ending_id, reason }) => {
      await withdraw.mutateAsync({ id: household.id, ending_id, reason });
      onDone();
    },
  });
  return (
    <FormDialog
      title={t('officeHousehold.toCome.keepTitle', { name })}
      confirmLabel={t('officeHousehold.toCome.keepConfirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeHousehold.toCome.keepConsequence')}</p>
      <TextAreaField
        {...form.field('reason', t('officeHousehold.reason.label'))}
        optional
        hint={t('officeHousehold.toCome.keepReasonHint')}
        rows={3}
      />
    </FormDialog>
  );
}
