import { staffRoles } from '../../../domain/accounts/staffRoles.ts';
import { staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import { languages } from '../../../domain/shared/language.ts';
import { INVITATION_DAYS } from '../../../domain/staff/invitationDays.ts';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { tellAsked } from './tellAsked.ts';

type InviteDialogProps = { tellDone: TellDone; onClose: () => void };

/** Asks another of the board for an invitation to the office. */
export function InviteDialog({ tellDone, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const invite = useDecision(staffContract.inviteStaff);
  const form = useForm({
    id: 'staff-invitation',
    schema: async () => (await import('../../../domain/secondPerson/staff.contract.ts')).staffContract.inviteStaff.body,
    initial: { name: '', email: '', role: 'clerk', language: 'de', reason: '' },
    draft: useTabDraft('staff-invitation'),
    submit: async (input) => tellAsked(tellDone, await invite.mutateAsync(input)),
  });
  return (
    <FormDialog
      title={t('officeStaff.invite.title')}
      confirmLabel={t('officeStaff.invite.send')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeStaff.invite.words', { days: INVITATION_DAYS })}</p>
      <TextField {...form.field('name', t('officeStaff.invite.name'))} autoComplete="off" data-autofocus />
      <TypedEmailField {...form.field('email', t('officeStaff.invite.email'))} autoComplete="off" />
      <SelectField
        {...form.field('role', t('officeStaff.column.role'))}
        choices={staffRoles.map((value) => ({ value, label: t(`officeStaff.role.${value}`) }))}
      />
      <SelectField
        {...form.field('language', t('officeStaff.invite.language'))}
        choices={languages.map((value) => ({ value, label: t(`shared.language.${value}`) }))}
      />
      <TextAreaField {...form.field('reason', t('officeStaff.reason'))} hint={t('officeStaff.reasonHint')} rows={3} />
    </FormDialog>
  );
}
