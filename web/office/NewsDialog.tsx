import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { useTranslation } from '../platform/words.ts';
import { FormDialog } from './FormDialog.tsx';
import { NewsFields } from './NewsFields.tsx';
import type { useDone } from './useDone.tsx';
import { useNewsForm } from './useNewsForm.ts';

export type NewsDialogProps = Pick<ReturnType<typeof useDone>, 'tellDone'> & {
  household: HouseholdFile['household'];
  /** In which the household reads, in words. */
  language: string;
  onClose: () => void;
};

/** News to one household (D34). */
export function NewsDialog({ household, language, tellDone, onClose }: NewsDialogProps) {
  const { t } = useTranslation();
  const form = useNewsForm({ householdId: household.id });
  async function submit() {
    if (!(await form.submit())) return false;
    tellDone((say) => say('officeNews.sentOne'));
    return true;
  }
  return (
    <FormDialog
      title={t('officeNews.toOne', { name: household.name })}
      confirmLabel={t('officeNews.sendOne')}
      form={{ ...form, submit }}
      onClose={onClose}
    >
      <p>{t('officeNews.noMail')}</p>
      <NewsFields form={form} hint={t('officeNews.toOneHint', { language })} />
    </FormDialog>
  );
}
