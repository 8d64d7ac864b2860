import type { Run } from '../../../domain/runs/runs.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';

/** The name of a run with what distinguishes it: `Jahreslauf: 2027`. */
export function useRunName(): (run: Pick<Run, 'kind' | 'about'>) => string {
  const { t } = useTranslation();
  return ({ kind, about }) => {
    const name = t(`officeRuns.kinds.${kind.replace('.', '_') as KindKey}`);
    return about === null ? name : t('officeRuns.named', { name, about });
  };
}

/** What became of a bank file's lines: a run that has looked through all of them may have booked few. */
export function useFileResult(): (file: NonNullable<Run['bank_file']>) => string {
  const { t } = useTranslation();
  return ({ booked, waiting, skipped }) =>
    t('officeRuns.ofFile', {
      booked: formatCount(booked),
      waiting: formatCount(waiting),
      skipped: formatCount(skipped),
    });
}

type Underscored<K extends string> = K extends `${infer Topic}.${infer Name}` ? `${Topic}_${Name}` : never;
type KindKey = Underscored<Run['kind']>;
