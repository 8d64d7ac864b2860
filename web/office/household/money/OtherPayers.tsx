import { useState } from 'react';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { otherPayersContract } from '../../../../domain/payments/otherPayers.contract.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { Link } from '../../../ui/router/Link.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { householdPath } from '../../frame/officePaths.ts';

type OtherPayersProps = { file: HouseholdFile; tellDone: TellDone };

/** Who else pays for the household, and for whom it pays (decision 93). */
export function OtherPayers({ file, tellDone }: OtherPayersProps) {
  const { t } = useTranslation();
  const end = useDecision(otherPayersContract.endPayer);
  const [isSetting, setSetting] = useState(false);
  const { household, other_payers: others } = file;

  async function endPayer() {
    await end.mutateAsync({ id: household.id });
    tellDone((say) => say('officeMoney.payer.didEnd'));
  }

  return (
    <Stack gap={1}>
      {others.pays_for.map(({ household_id, name, membership_no }) => (
        <p key={household_id}>
          {t('officeMoney.payer.paysFor')}{' '}
          <Link to={householdPath(household_id)}>
            {name}, {membership_no}
          </Link>
        </p>
      ))}
      {others.paid_by ? (
        <Inline>
          <span>
            {t('officeMoney.payer.paidBy')}{' '}
            <Link to={householdPath(others.paid_by.household_id)}>
              {others.paid_by.name}, {others.paid_by.membership_no}
            </Link>
          </span>
          <Button look="quiet" busy={end.isPending} onClick={endPayer}>
            {t('officeMoney.payer.end')}
          </Button>
        </Inline>
      ) : (
        <div>
          <Button look="quiet" onClick={() => setSetting(true)}>
            {t('officeMoney.payer.action')}
          </Button>
        </div>
      )}
      {isSetting && <PayerDialog file={file} tellDone={tellDone} onClose={() => setSetting(false)} />}
    </Stack>
  );
}

function PayerDialog({ file: { household }, tellDone, onClose }: OtherPayersProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const set = useDecision(otherPayersContract.setPayer);
  const form = useForm({
    id: 'payer',
    schema: async () =>
      (await import('../../../../domain/payments/otherPayers.contract.ts')).otherPayersContract.setPayer.body,
    initial: { membership_no: '' },
    submit: async (input) => {
      const { paid_by } = await set.mutateAsync({ ...input, id: household.id });
      tellDone((say) => say('officeMoney.payer.did', { name: paid_by?.name ?? '' }));
    },
  });
  return (
    <FormDialog
      title={t('officeMoney.payer.title', { name: household.name })}
      confirmLabel={t('officeMoney.payer.confirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeMoney.payer.words')}</p>
      <TextField
        {...form.field('membership_no', t('officeMoney.payer.number'))}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
