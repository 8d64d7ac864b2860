import type { CostKind } from '../../../domain/boardSettings/costKinds.ts';
import type { PlainField } from '../../../domain/boardSettings/settingsChanges.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';

/** How each field's value is displayed. */
const reading = {
  accident_exempt_after_days: 'exemption',
  holds_until_reminder: 'reminder',
  reminders_wait_for_bank_days: 'bankDays',
  abroad_limit: 'limit',
  goodwill_limit: 'limit',
  goodwill_signatures: 'signatures',
  decision_signatures: 'signatures',
  family_link_days: 'days',
  guest_link_days: 'days',
  keep_costs_years: 'years',
  keep_unidentified_days: 'days',
  keep_withdrawn_days: 'days',
  keep_medical_years: 'years',
  call_back_within_minutes: 'minutes',
} as const satisfies Record<PlainField, string>;

/** The names and values of the board's settings in words. */
export function useSettingWords() {
  const { t } = useTranslation();

  function limitWords(limit: number | null): string {
    if (limit === null) return t('officeSettings.value.noLimit');
    return limit === 0 ? t('officeSettings.value.notPaid') : euro(limit);
  }

  function exemptionWords(days: number | null): string {
    if (days === null) return t('officeSettings.value.noExemption');
    if (days === 0) return t('officeSettings.value.fromFirstDay');
    return t('officeSettings.value.afterDays', { count: days });
  }

  function noneWords(read: (typeof reading)[PlainField]): string {
    return t(read === 'bankDays' ? 'officeSettings.value.noBank' : 'officeSettings.value.noPromise');
  }

  function valueWords(field: PlainField, value: number | null): string {
    const read = reading[field];
    if (read === 'exemption') return exemptionWords(value);
    if (read === 'limit') return limitWords(value);
    if (value === null) return noneWords(read);
    if (read === 'reminder') return t(`officeSettings.reminder.level${value as 0 | 1 | 2 | 3}`);
    if (read === 'signatures')
      return t(value === 1 ? 'officeSettings.signatures.one' : 'officeSettings.signatures.two');
    return t(`officeSettings.value.${read}`, { count: value });
  }

  return {
    fieldWords: (field: PlainField) => t(`officeSettings.fields.${field}`),
    kindWords: (kind: CostKind) => t(`boardSettings.costKinds.${kind}`),
    valueWords,
    limitWords,
  };
}
