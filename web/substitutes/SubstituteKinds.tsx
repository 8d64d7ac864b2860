import { useTranslation } from 'react-i18next';
import { representationKinds } from '../../domain/substitutes/substitute.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { Card } from '../ui/Card.tsx';
import { Facts } from '../ui/Facts.tsx';

/** What each kind of representative may do. */
export function SubstituteKinds() {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  return (
    <Card title={t('substitutes.kind.title')} intro={t('substitutes.kind.intro')}>
      <Facts
        facts={representationKinds.map((kind) => ({
          term: word('representation', kind),
          value: t(`substitutes.kind.${kind}`),
        }))}
      />
    </Card>
  );
}
