import { mergingContract } from '../../../../domain/membership/merging/merging.contract.ts';
import { officeContract } from '../../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import type { FieldErrors } from '../../../../domain/shared/refusal.ts';
import { useCall, useSend } from '../../../platform/calls/useCall.ts';
import { FormErrors } from '../../../platform/forms/FormErrors.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { Screen } from '../../../platform/Screen.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { useParams, useSearchParams } from '../../../ui/router/Router.tsx';
import { ShownDecision } from '../../calls/seen.ts';
import { householdPath } from '../../frame/officePaths.ts';
import { MergingForm } from './MergingForm.tsx';
import { MergingSides } from './MergingSides.tsx';

/** A household and another one that is the same: they are compared, and a second person is asked to merge them (decision 109). */
export function MergeHousehold() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const file = useCall(officeContract.getHousehold, { id });
  const { name, membership_no } = file.household;
  const number = parameters.get('with');
  return (
    <Screen
      title={t('officeMerging.title', { name })}
      above={t('officeHousehold.above', { number: membership_no })}
      lead={t('officeMerging.lead')}
    >
      <ShownDecision value={file.last_decision}>
        <Stack gap={6}>
          {number ? <Compared key={`${id}-${number}`} file={file} number={number} /> : <OtherNumber file={file} />}
          <div>
            <LinkButton to={householdPath(file.household.id)} look="secondary">
              {t('officeMerging.back')}
            </LinkButton>
          </div>
        </Stack>
      </ShownDecision>
    </Screen>
  );
}

function OtherNumber({ file: { household } }: { file: HouseholdFile }) {
  const { t } = useTranslation();
  const [, setParameters] = useSearchParams();
  const compare = useSend(mergingContract.compareHouseholds);
  const form = useForm({
    id: 'other-household',
    initial: { number: '' },
    check: ({ number }): FieldErrors => (number.trim() === '' ? { number: ['required'] } : {}),
    submit: async (_input, { number }) => {
      const { closes } = await compare.mutateAsync({ id: household.id, number });
      setParameters({ with: closes.membership_no });
    },
  });
  return (
    <Card title={t('officeMerging.compare')}>
      <FormErrors form={form} />
      <Form id="other-household" onSubmit={form.submit} gap={4}>
        <TextField
          {...form.field('number', t('officeMerging.number'))}
          hint={t('officeMerging.numberHint')}
          autoComplete="off"
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('officeMerging.compare')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Compared({ file, number }: { file: HouseholdFile; number: string }) {
  const merging = useCall(mergingContract.compareHouseholds, { id: file.household.id, number });
  return (
    <>
      <MergingSides merging={merging} />
      <MergingForm merging={merging} />
    </>
  );
}
