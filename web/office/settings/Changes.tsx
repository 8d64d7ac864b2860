import { settingsChanges } from '../../../domain/boardSettings/settingsChanges.ts';
import type { WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { useTranslation } from '../../platform/words.ts';
import { useChangeWords } from './useChangeWords.ts';

/** The differences of a set from the former one, one per line. */
export function Changes({ before, after, title }: { before: WireSettings; after: WireSettings; title: string }) {
  const { t } = useTranslation();
  const wordsOf = useChangeWords();
  const changes = settingsChanges(before, after).map(wordsOf);
  if (changes.length === 0) return <p>{t('officeSettings.noChange')}</p>;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
