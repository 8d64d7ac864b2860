import { fieldWords } from '../platform/forms/refusalWords.ts';
import { today } from '../platform/today.ts';
import { currentLanguage, useTranslation } from '../platform/words.ts';
import { DateField } from '../ui/fields/DateField.tsx';
import { readDate } from './dateOfBirthText.ts';
import type { LastDay } from './useLastDay.ts';

export type LastDayFieldProps = { lastDay: LastDay; documentName: string };

/** Asks until when the document is valid that is picked next; it may stay empty. */
export function LastDayField({ lastDay, documentName }: LastDayFieldProps) {
  const { t } = useTranslation();
  const now = today();
  return (
    <DateField
      id={lastDay.id}
      label={t('documents.lastDayField', { name: documentName })}
      hint={t('documents.lastDayHint')}
      optional
      autoComplete="off"
      value={lastDay.typed}
      onChange={lastDay.change}
      onBlur={lastDay.check}
      error={lastDay.problem && fieldWords(lastDay.problem)}
      normalise={(typed) => readDate(typed, currentLanguage())}
      calendar={{ today: now, min: now }}
    />
  );
}
