import { settingBounds } from '../../../domain/boardSettings/settingBounds.ts';
import type { PlainField } from '../../../domain/boardSettings/settingsChanges.ts';
import { useTranslation } from '../../platform/words.ts';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { mayBeEmpty } from './typedSettings.ts';
import type { SettingsForm } from './useNewSettingsForm.tsx';
import { useSettingWords } from './useSettingWords.ts';

const LEVELS = [0, 1, 2, 3] as const;

/** The control for one setting: a number, an amount or a choice. */
export function PlainSetting({ form, field }: { form: SettingsForm; field: PlainField }) {
  const hint = useHint(field);
  const { fieldWords, valueWords } = useSettingWords();
  const { set } = form.values;
  const label = fieldWords(field);
  const ties = {
    ...form.part(`settings.${field}`, label),
    value: set.plain[field],
    onChange: (value: string) => form.set('set', { ...set, plain: { ...set.plain, [field]: value } }),
  };
  if (field === 'holds_until_reminder') {
    const choices = LEVELS.map((level) => ({ value: `${level}`, label: valueWords(field, level) }));
    return <SelectField {...ties} choices={choices} />;
  }
  if (field === 'goodwill_signatures' || field === 'decision_signatures') {
    const choices = [1, 2].map((count) => ({ value: `${count}`, label: valueWords(field, count) }));
    return <RadioGroupField {...ties} name={field} choices={choices} />;
  }
  return (
    <TextField
      {...ties}
      hint={hint}
      optional={mayBeEmpty(field) ? 'said' : undefined}
      inputMode={field === 'abroad_limit' || field === 'goodwill_limit' ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  );
}

function useHint(field: PlainField): string | undefined {
  const { t } = useTranslation();
  switch (field) {
    case 'abroad_limit':
    case 'holds_until_reminder':
    case 'goodwill_signatures':
    case 'decision_signatures':
      return undefined;
    case 'goodwill_limit':
      return t('officeSettings.hints.goodwill_limit');
    case 'accident_exempt_after_days':
    case 'call_back_within_minutes':
    case 'reminders_wait_for_bank_days':
      return t(`officeSettings.hints.${field}`, settingBounds[field]);
    case 'keep_costs_years':
    case 'keep_medical_years':
      return t('officeSettings.hints.years', settingBounds[field]);
    default:
      return t('officeSettings.hints.days', settingBounds[field]);
  }
}
