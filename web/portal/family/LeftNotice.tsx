import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

/** Explains why fields of a person who has left are empty, and their documents hidden (decision 37). */
export function LeftNotice() {
  const { t } = useTranslation();
  return (
    <Notice tone="info" title={t('members.left.title')}>
      <p>{t('members.left.words')}</p>
    </Notice>
  );
}
