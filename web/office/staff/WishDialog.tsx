import { staffRoles } from '../../../domain/accounts/staffRoles.ts';
import { type StaffAccount, staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import type { AccountWish } from './staffDialog.ts';
import { tellAsked } from './tellAsked.ts';

type WishDialogProps = { account: StaffAccount; wish: AccountWish; tellDone: TellDone; onClose: () => void };

const words = { staff_role: 'change', staff_reset: 'reset', staff_reopening: 'reopen' } as const;

/** Asks another of the board for another role, a reset of the second factor, or an account to be open again. */
export function WishDialog({ account: { id, name, role }, wish, tellDone, onClose }: WishDialogProps) {
  const { t } = useTranslation();
  const askAboutStaff = useDecision(staffContract.askAboutStaff);
  const hasRole = wish !== 'staff_reset';
  const other = role === 'clerk' ? 'board' : 'clerk';
  const form = useForm({
    id: 'staff-wish',
    schema: async () =>
      (await import('../../../domain/secondPerson/staff.contract.ts')).staffContract.askAboutStaff.body,
    initial: { role: (wish === 'staff_role' ? other : role) as string, reason: '' },
    draft: useTabDraft(`${wish}-${id}`),
    toInput: ({ role: wanted, reason }) => ({ kind: wish, reason, role: hasRole ? wanted : null }),
    submit: async (input) => tellAsked(tellDone, await askAboutStaff.mutateAsync({ id, ...input })),
  });
  return (
    <FormDialog
      title={t(`officeStaff.${words[wish]}.title`, { name })}
      confirmLabel={t('officeStaff.ask')}
      form={form}
      onClose={onClose}
    >
      <p>{t(`officeStaff.${words[wish]}.words`)}</p>
      {wish === 'staff_reset' && <p>{t('officeStaff.reset.after')}</p>}
      {hasRole && (
        <SelectField
          {...form.field('role', t('officeStaff.wanted'))}
          choices={staffRoles
            .filter((each) => wish === 'staff_reopening' || each === other)
            .map((value) => ({ value, label: t(`officeStaff.role.${value}`) }))}
        />
      )}
      <TextAreaField
        {...form.field('reason', t('officeStaff.reason'))}
        hint={t('officeStaff.reasonHint')}
        rows={3}
        data-autofocus
      />
    </FormDialog>
  );
}
