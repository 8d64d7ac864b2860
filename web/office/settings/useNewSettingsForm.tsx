import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { boardSettingsContract, type SettingsSets } from '../../../domain/boardSettings/boardSettings.contract.ts';
import { firstDayProblem } from '../../../domain/boardSettings/firstDay.ts';
import type { WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { takesTwo } from '../../../domain/boardSettings/takesTwo.ts';
import { addDays, isAfter, readDay, toWireDay } from '../../../domain/shared/day.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { CallRefused } from '../../platform/calls/call.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { useDecision } from '../calls/useDecision.ts';

import { useTabDraft } from '../frame/useTabDraft.ts';
import { Changes } from './Changes.tsx';
import { lastSettings, settingsBefore } from './setsAround.ts';
import { settingsToSend, type TypedSettings, typedSettings } from './typedSettings.ts';

type Typed = { valid_from: string; reason: string; set: TypedSettings };

/** What was sent; `waits`: another member of the board has to approve it. */
export type IntroducedSet = { valid_from: string; settings: WireSettings; waits: boolean };

/** The form for new rules, filled with the latest ones. Before it is sent, a question lists the changes. */
export function useNewSettingsForm(sets: SettingsSets, onDone: (set: IntroducedSet) => void) {
  const queries = useQueryClient();
  const introduce = useDecision(boardSettingsContract.introduceBoardSettings);
  const { isSure, question } = useQuestion(sets);
  // the version on screen; if a colleague decides meanwhile, the server refuses
  const known = useRef(sets.version);
  const initial: Typed = { valid_from: firstFreeDay(sets), reason: '', set: typedSettings(lastSettings(sets)) };
  const form = useForm({
    id: 'board-settings',
    schema: async () =>
      (await import('../../../domain/boardSettings/boardSettings.contract.ts')).boardSettingsContract
        .introduceBoardSettings.body,
    initial,
    draft: useTabDraft('board-settings'),
    toInput: ({ valid_from, reason, set }) => ({
      valid_from: wireDate(valid_from),
      settings: settingsToSend(set),
      reason,
    }),
    check: ({ valid_from }): FieldErrors => {
      const day = readDay(valid_from);
      const problem = day && firstDayProblem(day, today());
      return problem ? { valid_from: [problem] } : {};
    },
    submit: async (input) => {
      if (!(await isSure(input.valid_from, input.settings as WireSettings))) return false;
      const after = await introduce.mutateAsync({ ...input, version: known.current }).catch(async (error) => {
        if (isTold(error))
          known.current = (await queries.fetchQuery(queryOf(boardSettingsContract.getBoardSettings))).version;
        throw error;
      });
      const { valid_from } = input;
      const begun = [...after.to_come, after.in_force].some((set) => set?.valid_from === valid_from);
      onDone({ valid_from, settings: input.settings as WireSettings, waits: !begun });
    },
  });
  return { form, question };
}

export type SettingsForm = ReturnType<typeof useNewSettingsForm>['form'];

/** Tomorrow, or the day after the last set begins, so that no planned set is overlooked. */
function firstFreeDay({ to_come }: SettingsSets): string {
  const last = readDay(to_come.at(-1)?.valid_from ?? '');
  return toWireDay(addDays(last ?? today(), 1));
}

function isTold(error: unknown): boolean {
  return error instanceof CallRefused && error.key === 'changed_meanwhile';
}

function useQuestion(sets: SettingsSets) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const isSure = (date: string, after: WireSettings) => {
    const begin = readDay(date) ?? today();
    const before = settingsBefore(sets, begin);
    const sure = isAfter(begin, today()) ? t('officeSettings.new.sure') : t('officeSettings.new.sureNow');
    return confirm({
      title: t('officeSettings.new.sureTitle', { date }),
      consequence: (
        <>
          <Changes before={before} after={after} title={t('officeSettings.changes')} />
          <p>{takesTwo(before, after) ? t('officeSettings.waiting.why') : sure}</p>
        </>
      ),
      confirmLabel: t('officeSettings.new.submit'),
      cancelLabel: t('shared.action.cancel'),
      look: 'primary',
    });
  };
  return { isSure, question: confirmDialog };
}
