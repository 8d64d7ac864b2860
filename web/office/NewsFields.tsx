import type { ReactNode } from 'react';
import { useTranslation } from '../platform/words.ts';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { NewsForm } from './useNewsForm.ts';

/** Title and text of the office's news; `hint` tells in which language. */
export function NewsFields({ form, hint }: { form: NewsForm; hint?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField {...form.field('title', t('officeNews.subject'))} hint={hint} autoComplete="off" data-autofocus />
      <TextAreaField {...form.field('data', t('officeNews.text'))} hint={t('officeNews.textHint')} rows={8} />
    </>
  );
}
