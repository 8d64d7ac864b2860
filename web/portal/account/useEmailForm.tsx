import { normaliseEmail } from '../../../domain/accounts/email.ts';
import { emailProblem } from '../../../domain/accounts/emailDomain.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { isSameMailbox } from '../../accounts/sameMailbox.ts';
import { useOwnerQuestion } from '../../accounts/useOwnerQuestion.tsx';
import { useHome } from '../../me/home.ts';
import { useSend } from '../../platform/calls/useCall.ts';

import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { fieldWords } from '../../platform/forms/refusalWords.ts';
import { useErrorAlert } from '../../platform/forms/useErrorAlert.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';

export type EmailForm = ReturnType<typeof useEmailForm>;

/**
 * The form for a new e-mail address. Asks first, because all sessions end, and asks for the password if the log-in is
 * older than ten minutes (spec §2, D16).
 */
export function useEmailForm(onChanged: () => void) {
  const { t } = useTranslation();
  const { me, mainMember } = useHome();
  const changeMember = useSend(membersContract.changeMember);
  const { askOwner, ownerDialog } = useOwnerQuestion();
  const { alertFirst, alertDialog } = useErrorAlert();
  const form = useForm({
    id: 'email',
    schema: async () => (await import('./emailSchemas.ts')).emailChange,
    initial: { email: '' },
    toInput: ({ email }) => ({ email: normaliseEmail(email) }),
    check: ({ email }): FieldErrors => (isSameMailbox(email, me.email) ? { email: ['email_unchanged'] } : {}),
    submit: async ({ email }) => {
      const question = {
        title: t('myAccount.email.confirmTitle', { email }),
        consequence: t('myAccount.email.confirmText'),
        confirmLabel: t('myAccount.email.confirm'),
        cancelLabel: t('shared.action.cancel'),
        look: 'primary' as const,
      };
      const id = String(mainMember.id);
      const isDone = await askOwner(question, (proof) => changeMember.mutateAsync({ id, email, ...proof }));
      if (isDone) onChanged();
      return isDone;
    },
  });

  const leaveQuestion = useLeaveGuard(form.hasUnsaved);

  /** Shows an invalid or empty address in an alert (spec §5) before the field shows it. */
  async function submit(): Promise<boolean> {
    if (emailProblem(form.values.email)) {
      await alertFirst({ title: t('shared.alert.title'), sentences: [fieldWords('invalid_email')] });
    }
    return form.submit();
  }

  return { form, submit, ownerDialog, alertDialog, leaveQuestion };
}
