import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { emailsContract } from '../../../domain/secondPerson/emails.contract.ts';
import { isSameMailbox } from '../../accounts/sameMailbox.ts';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../calls/useDecision.ts';

export type SetEmailDialogProps = {
  household: HouseholdFile['household'];
  account: NonNullable<HouseholdFile['account']>;
  tellDone: TellDone;
  onClose: () => void;
};

/**
 * Sets another e-mail address for a household that cannot change it itself, or whose account was taken over (decision
 * 20).
 */
export function SetEmailDialog({ household, account, tellDone, onClose }: SetEmailDialogProps) {
  const { t } = useTranslation();
  const form = useEmailForm({ household, account, tellDone });
  const { value: isTakenOver, ...takenOver } = form.field('is_taken_over', t('officeHousehold.email.takenOver'));
  return (
    <FormDialog
      title={t('officeHousehold.email.title', { name: household.name })}
      confirmLabel={t('officeHousehold.email.confirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeHousehold.email.present', { email: account.email })}</p>
      <p>{t('officeHousehold.email.words')}</p>
      {account.pending_email && <p>{t('officeHousehold.email.back')}</p>}
      <TypedEmailField {...form.field('email', t('officeHousehold.email.wanted'))} autoComplete="off" data-autofocus />
      <TextAreaField
        {...form.field('reason', t('officeHousehold.email.reason'))}
        hint={t('officeHousehold.email.reasonHint')}
        rows={2}
      />
      <CheckboxField {...takenOver} checked={isTakenOver} hint={t('officeHousehold.email.takenOverHint')} />
    </FormDialog>
  );
}

function useEmailForm({ household, account, tellDone }: Omit<SetEmailDialogProps, 'onClose'>) {
  const setEmail = useDecision(emailsContract.setEmail);
  return useForm({
    id: 'set-email',
    schema: async () => (await import('../../../domain/secondPerson/emails.contract.ts')).emailsContract.setEmail.body,
    initial: { email: '', reason: '', is_taken_over: false },
    submit: async (input) => {
      await setEmail.mutateAsync({ ...input, id: household.id });
      const isBack = isSameMailbox(input.email, account.email);
      tellDone((say) => say(isBack ? 'officeHousehold.email.takenBack' : 'officeHousehold.email.done'));
    },
  });
}
