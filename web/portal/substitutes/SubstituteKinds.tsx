import { representationKinds } from '../../../domain/substitutes/substitute.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Card } from '../../ui/content/Card.tsx';
import css from './SubstituteKinds.module.css';

/** What each kind of representative may do. */
export function SubstituteKinds() {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  return (
    <Card title={t('substitutes.kind.title')} intro={t('substitutes.kind.intro')}>
      <dl className={css.kinds}>
        {representationKinds.map((kind) => (
          <div key={kind}>
            <dt>{word('representation', kind)}</dt>
            <dd>{t(`substitutes.kind.${kind}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
