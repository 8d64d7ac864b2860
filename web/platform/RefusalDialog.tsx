import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { CallRefused } from './call.ts';
import { fieldWords, refusalWords } from './refusalWords.ts';
import { closeRefusal, useTrouble } from './trouble.ts';
import { useTranslation } from './words.ts';

const WIDTH = 860; // spec §8, §9

/** The alert dialog that every refusal opens (spec §8). */
export function RefusalDialog() {
  const { t } = useTranslation();
  const { refusal } = useTrouble();
  if (!refusal) return null;
  const words = refusalWords(refusal);
  const details = refusal.key ? detailsOf(refusal, words) : [];
  return (
    <Dialog
      title={t('shared.alert.title')}
      role="alertdialog"
      width={WIDTH}
      onClose={closeRefusal}
      footer={
        <Button onClick={closeRefusal} data-autofocus>
          {t('shared.kit.close')}
        </Button>
      }
    >
      <p>{words}</p>
      {details.length > 0 && (
        <ul>
          {details.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** What is said of the fields beside the words above; without a message these are the words above. */
function detailsOf({ errors }: CallRefused, words: string): string[] {
  return [...new Set(Object.values(errors).flat().map(fieldWords))].filter((each) => each !== words);
}
