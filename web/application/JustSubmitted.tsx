import { useEffect } from 'react';
import { useTranslation } from '../platform/words.ts';
import { Notice } from '../ui/Notice.tsx';

/** Says that the step just taken has submitted the application (D20); the screen has changed under the reader's eyes. */
export function JustSubmitted() {
  const { t } = useTranslation();
  // newer browsers answer a promise, which React would call when the reader leaves
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <Notice tone="success" title={t('application.submit.doneTitle')} role="status">
      <p>{t('application.submit.doneWords')}</p>
    </Notice>
  );
}
