import { useId, useState } from 'react';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { lastDayRefusal } from '../documents/lastDayRefusal.ts';
import type { PendingUpload } from '../documents/pendingUploads.ts';
import { today } from '../platform/today.ts';
import { wireDate } from './dateOfBirthText.ts';
import { typedLastDayProblem } from './typedValidity.ts';

/**
 * The last day of validity that is typed before a document is picked, and is sent with its file.
 *
 * @param held the uploads that wait for a right day. All of them take the same one; until somebody types, the field
 *   shows the day of the first.
 */
export function useLastDay(type: DocumentType, held: readonly PendingUpload[]) {
  const id = useId();
  const [edited, setEdited] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const typed = edited ?? held[0]?.validUntil ?? '';
  const refused = held.find(({ failure, validUntil }) => failure && validUntil === typed)?.failure;
  // the device's clock may be wrong, so a day that the server refused stays refused
  const problem = typedLastDayProblem(typed, type, today()) ?? lastDayRefusal(refused);

  function change(value: string) {
    setEdited(value === '' && held.length === 0 ? undefined : value);
    if (value.trim() === '') setChecked(false);
  }

  /**
   * The day for a file that was picked or is sent again, empty without one; undefined if it is wrong, and shows why.
   * Clears the field if no other file waits for the same day.
   */
  function take(sending?: PendingUpload): string | undefined {
    if (showsProblem()) return undefined;
    if (held.every(({ key }) => key === sending?.key)) clear();
    return typed.trim() && wireDate(typed);
  }

  /** Stores the typed day for a document that is already there; it stays typed until it is stored. */
  async function store(send: (validUntil: string) => Promise<unknown>) {
    if (showsProblem()) return;
    await send(wireDate(typed));
    clear();
  }

  function showsProblem(): boolean {
    if (!problem) return false;
    setChecked(true);
    document.getElementById(id)?.focus();
    return true;
  }

  function clear() {
    setEdited(undefined);
    setChecked(false);
  }

  return {
    id,
    typed,
    change,
    check: () => setChecked(typed.trim() !== ''),
    problem: isChecked || edited === undefined ? problem : undefined,
    take,
    store,
    /** A typed day that goes nowhere by itself; files that wait keep theirs. */
    hasUnsent: held.length === 0 && edited !== undefined && edited.trim() !== '',
  };
}

export type LastDay = ReturnType<typeof useLastDay>;
