import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { useSend } from '../platform/calls/useCall.ts';
import { useForm } from '../platform/forms/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { useConfirm } from '../ui/actions/useConfirm.tsx';

export type PasswordForm = ReturnType<typeof usePasswordForm>;

/** The form for the current, the new and the repeated password. Asks first, because all sessions end (spec §2, D15). */
export function usePasswordForm(onChanged: () => void) {
  const { t } = useTranslation();
  const change = useSend(accountsContract.changePassword);
  const { confirm, confirmDialog } = useConfirm();
  const form = useForm({
    id: 'password',
    schema: async () => (await import('../../domain/accounts/accounts.contract.ts')).passwordChange,
    initial: { old_password: '', new_password: '', confirmation: '' },
    submit: async (input) => {
      const isSure = await confirm({
        title: t('myAccount.password.confirmTitle'),
        consequence: t('myAccount.password.confirmText'),
        confirmLabel: t('myAccount.password.confirm'),
        cancelLabel: t('shared.action.cancel'),
        look: 'primary',
      });
      if (!isSure) return false;
      await change.mutateAsync(input);
      onChanged();
      return true;
    },
  });
  return { form, confirmDialog };
}
