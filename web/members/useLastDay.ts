import { useId, useState } from 'react';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { today } from '../platform/today.ts';
import { wireDate } from './dateOfBirthText.ts';
import { typedLastDayProblem } from './typedLastDay.ts';

/** The last day of validity that is typed before a document is picked, and is sent with its file. */
export function useLastDay(type: DocumentType) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);

  function change(value: string) {
    setTyped(value);
    if (value.trim() === '') setChecked(false);
  }

  /** The day for the file that was picked, empty without one, and clears the field; undefined if it is wrong, and shows why. */
  function take(): string | undefined {
    if (typedLastDayProblem(typed, type, today())) {
      setChecked(true);
      document.getElementById(id)?.focus();
      return undefined;
    }
    change('');
    return typed.trim() && wireDate(typed);
  }

  return {
    id,
    typed,
    change,
    check: () => setChecked(typed.trim() !== ''),
    problem: isChecked ? typedLastDayProblem(typed, type, today()) : undefined,
    take,
  };
}

export type LastDay = ReturnType<typeof useLastDay>;
