import { type StaffAccount, staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';

type NameDialogProps = { account: StaffAccount; tellDone: TellDone; onClose: () => void };

/** The name that everybody in the office reads. */
export function NameDialog({ account: { id, name, is_named }, tellDone, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  const nameStaff = useDecision(staffContract.nameStaff);
  const form = useForm({
    id: 'staff-name',
    schema: async () => (await import('../../../domain/secondPerson/staff.contract.ts')).staffContract.nameStaff.body,
    initial: { name: is_named ? name : '' },
    draft: useTabDraft(`staff-name-${id}`),
    submit: async (input) => {
      await nameStaff.mutateAsync({ id, ...input });
      tellDone((say) => say('officeStaff.rename.did'));
    },
  });
  return (
    <FormDialog
      title={t('officeStaff.rename.title', { name })}
      confirmLabel={t('officeStaff.rename.save')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('name', t('officeStaff.invite.name'))}
        hint={t('officeStaff.rename.hint')}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
