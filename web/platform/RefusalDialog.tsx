import type { CallRefused } from './call.ts';
import { ErrorDialog } from './ErrorDialog.tsx';
import { fieldWords, refusalWords } from './refusalWords.ts';
import { closeRefusal, useTrouble } from './trouble.ts';
import { useTranslation } from './words.ts';

/** The alert dialog that every refusal opens (spec §8). */
export function RefusalDialog() {
  const { t } = useTranslation();
  const { refusal } = useTrouble();
  if (!refusal) return null;
  const words = refusalWords(refusal);
  const details = refusal.key ? detailsOf(refusal, words) : [];
  return (
    <ErrorDialog title={t('shared.alert.title')} onClose={closeRefusal}>
      <p>{words}</p>
      {details.length > 0 && (
        <ul>
          {details.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </ErrorDialog>
  );
}

/** What is said of the fields beside the words above; without a message these are the words above. */
function detailsOf({ errors }: CallRefused, words: string): string[] {
  return [...new Set(Object.values(errors).flat().map(fieldWords))].filter((each) => each !== words);
}
