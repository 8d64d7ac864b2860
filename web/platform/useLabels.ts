import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from './words.ts';

/**
 * The labels of a form's fields, by their path, as the fields were last drawn. The summary stands before them: with
 * another language it is drawn once more behind them, while there is anything to say (`isTold`).
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
