import { closeRefusal, useCallProblems } from '../calls/callProblems.ts';
import { sentLabels } from '../drafts/formLabels.ts';
import { useTranslation } from '../words.ts';
import { ErrorDialog } from './ErrorDialog.tsx';
import { alertDetails } from './formErrors.ts';
import { refusalWords } from './refusalWords.ts';

/** The alert dialog that every refusal opens (spec §8). */
export function RefusalDialog() {
  const { t } = useTranslation();
  const { refusal } = useCallProblems();
  if (!refusal) return null;
  const words = refusalWords(refusal);
  const details = refusal.key ? alertDetails(refusal, words, sentLabels()) : [];
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
