import { emailProblem, normaliseEmail } from '../../domain/accounts/email.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { useChangeMember } from '../members/membersApi.ts';
import { fieldWords } from '../platform/refusalWords.ts';
import { useErrorAlert } from '../platform/useErrorAlert.tsx';
import { useForm } from '../platform/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useHome } from './applicationApi.ts';

export type EmailForm = ReturnType<typeof useEmailForm>;

/** A new e-mail address; asks first, for every session is over then (spec §2, D16). */
export function useEmailForm(onChanged: () => void) {
  const { t } = useTranslation();
  const { me, mainMember } = useHome();
  const changeMember = useChangeMember();
  const { confirm, confirmDialog } = useConfirm();
  const { alertFirst, alertDialog } = useErrorAlert();
  const form = useForm({
    id: 'email',
    schema: async () => (await import('./emailChange.ts')).emailChange,
    initial: { email: '' },
    toInput: ({ email }) => ({ email: normaliseEmail(email) }),
    check: ({ email }): FieldErrors => (normaliseEmail(email) === me.email ? { email: ['email_unchanged'] } : {}),
    submit: async ({ email }) => {
      const isSure = await confirm({
        title: t('myAccount.email.confirmTitle', { email }),
        consequence: t('myAccount.email.confirmText'),
        confirmLabel: t('myAccount.email.confirm'),
        cancelLabel: t('shared.action.cancel'),
        look: 'primary',
      });
      if (!isSure) return false;
      await changeMember.mutateAsync({ id: String(mainMember.id), email });
      onChanged();
      return true;
    },
  });

  /** What is no address, nothing at all included, is told in an alert as well (spec §5), before the field says it. */
  async function submit(): Promise<boolean> {
    if (emailProblem(form.values.email)) {
      await alertFirst({ title: t('shared.alert.title'), sentences: [fieldWords('invalid_email')] });
    }
    return form.submit();
  }

  return { form, submit, confirmDialog, alertDialog };
}
