import { type TextReminders, textRemindersContract } from '../../../domain/textReminders/textReminders.contract.ts';
import { useHome } from '../../me/home.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useSendAndShow } from '../../platform/calls/useCall.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';

type TextCodeFormProps = {
  code: NonNullable<TextReminders['code']>;
  onDone: () => void;
  /** The reader wants a new code, or one for another number. */
  onAnother: () => void;
};

/** Takes the code that was sent to the number. */
export function TextCodeForm({ code: { number, until }, onDone, onAnother }: TextCodeFormProps) {
  const { t } = useTranslation();
  const { household } = useHome();
  const confirmTextCode = useSendAndShow(textRemindersContract.confirmTextCode, textRemindersContract.getTextReminders);
  const form = useForm({
    id: 'text-code',
    schema: async () => (await import('../../../domain/textReminders/textReminders.contract.ts')).textCode,
    initial: { code: '' },
    submit: async (input) => {
      await confirmTextCode.mutateAsync({ id: household.id, ...input });
      onDone();
    },
  });
  return (
    <Form label={t('myAccount.texts.title')} onSubmit={form.submit}>
      <FormErrors form={form} />
      <p>{t('myAccount.texts.sent', { number, time: dateAndTimeOf(until).time })}</p>
      <TextField
        {...form.field('code', t('myAccount.texts.code'))}
        hint={t('myAccount.texts.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <Inline>
        <Button type="submit" busy={form.busy}>
          {t('myAccount.texts.confirm')}
        </Button>
        <Button look="quiet" onClick={onAnother}>
          {t('myAccount.texts.another')}
        </Button>
      </Inline>
    </Form>
  );
}
