import { useSavedName } from '../../platform/savedName.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';

/** Says once that a page of the counter has just stored something; not after a reload or a later visit. */
export function JustSaved() {
  const { t } = useTranslation();
  const saved = useSavedName();
  return (
    <Status>
      {saved !== undefined && (
        <Notice tone="success">
          <p>{t('officeCounter.saved')}</p>
        </Notice>
      )}
    </Status>
  );
}
