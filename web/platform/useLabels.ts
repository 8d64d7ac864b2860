import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from './words.ts';

/**
 * The labels of a form's fields by path, from the last rendering. The summary is rendered before the fields; after a
 * change of language it is rendered again, if it has anything to show (`isTold`).
 */
export function useLabels(isTold: boolean): Map<string, string> {
  useTranslation();
  const [labels] = useState(() => new Map<string, string>());
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const before = textOf(labels);
  useEffect(() => {
    if (isTold && textOf(labels) !== before) drawAgain();
  });
  return labels;
}

function textOf(labels: ReadonlyMap<string, string>): string {
  return JSON.stringify([...labels]);
}
