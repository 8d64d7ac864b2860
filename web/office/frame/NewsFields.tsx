import type { ReactNode } from 'react';
import { languages } from '../../../domain/shared/language.ts';
import { useTranslation } from '../../platform/words.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { NewsForm } from './useNewsForm.ts';

/** Title and text of a message; `hint` says in which language to write. */
export function NewsFields({ form, hint }: { form: NewsForm; hint?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField {...form.field('title', t('officeNews.subject'))} hint={hint} autoComplete="off" data-autofocus />
      <TextAreaField {...form.field('data', t('officeNews.text'))} hint={t('officeNews.textHint')} rows={8} />
      <SelectField
        {...form.field('language', t('officeNews.language'))}
        hint={t('officeNews.languageHint')}
        optional="said"
        placeholder={t('officeNews.severalLanguages')}
        choices={languages.map((language) => ({ value: language, label: t(`shared.language.${language}`) }))}
      />
    </>
  );
}
