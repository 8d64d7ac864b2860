import { type TextReminders, textRemindersContract } from '../../../domain/textReminders/textReminders.contract.ts';
import { useHome } from '../../me/home.ts';
import { useSendAndShow } from '../../platform/calls/useCall.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';

type TextCodeRequestProps = { choices: TextReminders['choices']; onSent: () => void };

/** Chooses an own mobile number and agrees; then a code is sent to it. */
export function TextCodeRequest({ choices, onSent }: TextCodeRequestProps) {
  const { t } = useTranslation();
  const { household } = useHome();
  const sendTextCode = useSendAndShow(textRemindersContract.sendTextCode, textRemindersContract.getTextReminders);
  const form = useForm({
    id: 'text-number',
    schema: async () => (await import('../../../domain/textReminders/textReminders.contract.ts')).textCodeRequest,
    initial: { phone_number_id: String(choices[0]?.phone_number_id ?? ''), agreed: false },
    toInput: ({ phone_number_id, agreed }) => ({ phone_number_id: Number(phone_number_id), agreed }),
    submit: async (input) => {
      await sendTextCode.mutateAsync({ id: household.id, ...input });
      onSent();
    },
  });
  const { value: agreed, ...agreedTies } = form.field('agreed', t('myAccount.texts.agreed'));
  return (
    <Form label={t('myAccount.texts.title')} onSubmit={form.submit}>
      <FormErrors form={form} />
      <RadioGroupField
        {...form.field('phone_number_id', t('myAccount.texts.number'))}
        hint={t('myAccount.texts.numberHint')}
        choices={choices.map(({ phone_number_id, number }) => ({ value: String(phone_number_id), label: number }))}
      />
      <CheckboxField {...agreedTies} checked={agreed} mustTick hint={t('myAccount.texts.agreedHint')} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('myAccount.texts.send')}
        </Button>
      </div>
    </Form>
  );
}
