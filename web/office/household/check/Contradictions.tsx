import type { Contradiction } from '../../../../domain/office/contradictions.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Notice } from '../../../ui/content/Notice.tsx';
import css from './Contradictions.module.css';

/** What does not fit together, one sentence each. */
export function Contradictions({ contradictions }: { contradictions: readonly Contradiction[] }) {
  const { t } = useTranslation();
  const wordsOf = useContradictionWords();
  if (contradictions.length === 0) return null;
  return (
    <Notice tone="warning" title={t('officeCheck.contradictions', { count: contradictions.length })}>
      <ul className={css.list}>
        {contradictions.map((each) => (
          <li key={`${each.kind} ${each.member_id} ${each.document_id} ${each.other}`}>{wordsOf(each)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** A contradiction as a sentence. */
export function useContradictionWords(): (contradiction: Contradiction) => string {
  const { t } = useTranslation();
  return ({ kind, name, other = '' }) => t(`officeCheck.kind.${kind}`, { name, other });
}
