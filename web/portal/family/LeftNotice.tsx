import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';

/** Why fields of somebody who has left are empty, and papers are not shown (decision 37). */
export function LeftNotice() {
  const { t } = useTranslation();
  return (
    <Notice tone="info" title={t('members.left.title')}>
      <p>{t('members.left.words')}</p>
    </Notice>
  );
}
