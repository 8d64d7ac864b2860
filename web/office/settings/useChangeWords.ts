import type { SettingChange } from '../../../domain/boardSettings/settingsChanges.ts';
import { useTranslation } from '../../platform/words.ts';
import { useSettingWords } from './useSettingWords.ts';
import { useStepWords } from './useStepWords.ts';

/** Describes a difference between two sets in one line. */
export function useChangeWords() {
  const { t } = useTranslation();
  const { fieldWords, kindWords, valueWords, limitWords } = useSettingWords();
  const { stepWords, ownWords, hourWords } = useStepWords();

  const valueChange = (what: string, was: string, will: string) =>
    t('officeSettings.change.value', { what, was, will });
  const partChange = (what: string, was: unknown, will: unknown) => {
    if (was === null) return t('officeSettings.change.textAdded', { what });
    return t(will === null ? 'officeSettings.change.textRemoved' : 'officeSettings.change.textChanged', { what });
  };

  return (change: SettingChange): string => {
    switch (change.of) {
      case 'field': {
        const { field, was, will } = change;
        return valueChange(fieldWords(field), valueWords(field, was), valueWords(field, will));
      }
      case 'cost_limit':
        return valueChange(kindWords(change.kind), limitWords(change.was), limitWords(change.will));
      case 'public_note':
        return partChange(t(`officeSettings.note.${change.language}`), change.was, change.will);
      case 'step': {
        const state = ({ on, due_after_hours }: typeof change.was) =>
          on ? hourWords(due_after_hours) : t('officeSettings.value.off');
        const what = t('officeSettings.change.step', { step: stepWords(change.key) });
        return valueChange(what, state(change.was), state(change.will));
      }
      case 'own_step': {
        const step = change.will ?? change.was;
        return partChange(
          t('officeSettings.change.own', { step: step ? ownWords(step) : '' }),
          change.was,
          change.will,
        );
      }
    }
  };
}
