import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { NewsFields } from '../frame/NewsFields.tsx';
import { useNewsForm } from '../frame/useNewsForm.ts';

export type NewsDialogProps = {
  tellDone: TellDone;
  household: HouseholdFile['household'];
  /** The household's language, in words. */
  language: string;
  reads: Language | undefined;
  onClose: () => void;
};

/** Writes news to one household (D34). */
export function NewsDialog({ household, language, reads, tellDone, onClose }: NewsDialogProps) {
  const { t } = useTranslation();
  const form = useNewsForm({ householdId: household.id, reads });
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
