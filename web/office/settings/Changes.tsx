import { type SettingChange, settingsChanges } from '../../../domain/boardSettings/settingsChanges.ts';
import type { WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { useTranslation } from '../../platform/words.ts';
import { useSettingWords } from './useSettingWords.ts';
import { useStepWords } from './useStepWords.ts';

/** The differences of a set from the former one, one per line. */
export function Changes({ before, after, title }: { before: WireSettings; after: WireSettings; title: string }) {
  const { t } = useTranslation();
  const wordsOf = useChangeWords();
  const changes = settingsChanges(before, after).map(wordsOf);
  if (changes.length === 0) return <p>{t('officeSettings.noChange')}</p>;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

/** Describes a difference between two sets in one line. */
function useChangeWords() {
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
