import { useQuery } from '@tanstack/react-query';
import { deathLifeContract } from '../../../../domain/deaths/life/deathLife.contract.ts';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';
import type { CaseStatusDialogProps } from './caseStatusDialogProps.ts';
import { LeftOpen, useLeftOpen } from './LeftOpen.tsx';

/** Undoes the last step, or withdraws the case; lists what is undone. */
export function TakeBackDialog({
  name,
  deathCase,
  change,
  onClose,
  onDone,
}: CaseStatusDialogProps & { name: 'takeBack' | 'withdraw' }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...queryOf(deathLifeContract.previewDeathTakeBack, { id: deathCase.id }, deathCase.revision),
    staleTime: 0,
    enabled: deathCase.may_take_back,
  });
  const overtaken = data?.overtaken ?? [];
  const left = useLeftOpen(deathCase, 'withdraw');
  const form = useForm({
    id: 'back',
    initial: { reason: '', anyway: false, was_mistaken: true },
    draft: useTabDraft(`death-${name}-${deathCase.id}`),
    check: ({ reason, anyway }): Record<string, string[]> => ({
      ...(name === 'withdraw' && reason.trim() === '' ? { reason: ['required'] } : {}),
      ...(overtaken.length > 0 && !anyway ? { anyway: ['must_be_ticked'] } : {}),
    }),
    submit: async (_input, { reason, anyway, was_mistaken }) => {
      if (name === 'takeBack') await change(deathLifeContract.takeDeathBack, { reason, anyway, was_mistaken });
      else await change(deathLifeContract.withdrawDeath, { reason, anyway, left_is_seen: left.isSeen });
      onDone();
    },
  });
  return (
    <FormDialog
      title={t(`officeDeathLife.${name}.title`)}
      confirmLabel={t(`officeDeathLife.${name}.confirm`)}
      form={form}
      onClose={onClose}
    >
      <p>
        {name === 'takeBack' && data
          ? t('officeDeathLife.takeBack.words', { state: t(`officeDeaths.state.${data.to_state}`) })
          : t('officeDeathLife.withdraw.words')}
      </p>
      {error && <PartFailed error={error} onRetry={() => void refetch()} />}
      {name === 'withdraw' && <LeftOpen state={left} />}
      <Undone title={t('officeDeathLife.undone')} effects={data?.undone ?? []} />
      <Undone title={t('officeDeathLife.overtaken')} effects={overtaken} />
      {name === 'takeBack' && data?.was_told && (
        <CheckboxField
          id="back-mistaken"
          label={t('officeDeathLife.mistaken')}
          checked={form.values.was_mistaken}
          onChange={(isTicked) => form.set('was_mistaken', isTicked)}
        />
      )}
      {overtaken.length > 0 && (
        <CheckboxField
          {...form.part('anyway', t('officeDeathLife.anyway'))}
          checked={form.values.anyway}
          onChange={(isTicked) => form.set('anyway', isTicked)}
        />
      )}
      <TextAreaField {...form.field('reason', t('officeDeathLife.reason'))} optional={name === 'takeBack'} rows={3} />
    </FormDialog>
  );
}

type UndoneEffect = { kind: string; household_id: number; member_id: number | null; name: string | null };

function Undone({ title, effects }: { title: string; effects: readonly UndoneEffect[] }) {
  const { t } = useTranslation();
  if (effects.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {effects.map(({ kind, household_id, member_id, name }) => (
          <li key={`${kind}-${household_id}-${member_id}`}>
            {t(`officeDeathLife.undo.${kind as UndoKind}`)}
            {name && `: ${name}`}
          </li>
        ))}
      </ul>
    </>
  );
}

type UndoKind =
  | 'membership_ends'
  | 'household_ends'
  | 'main_member_changes'
  | 'becomes_widowed'
  | 'money_rests'
  | 'condolence'
  | 'representative_told';
