import { useState } from 'react';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { useSendAndShow } from '../../platform/calls/useCall.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { CodeField } from './CodeField.tsx';
import { LogOutButton } from './LogOutButton.tsx';

/** Asks for a code of the app after the password, or for a recovery code if the phone is lost. */
export function EnterCode({ onShown }: { onShown: () => void }) {
  const [isRecovering, setRecovering] = useState(false);
  const [codesLeft, setCodesLeft] = useState<number>();
  if (codesLeft !== undefined) return <CodesLeft count={codesLeft} onDone={onShown} />;
  if (!isRecovering) return <WithApp key="app" onShown={onShown} onRecover={() => setRecovering(true)} />;
  return <WithRecoveryCode key="recovery" onShown={setCodesLeft} onBack={() => setRecovering(false)} />;
}

function WithApp({ onShown, onRecover }: { onShown: () => void; onRecover: () => void }) {
  const { t } = useTranslation();
  const form = useCodeForm(onShown);
  return (
    <Screen title={t('officeAccess.ask.title')} lead={t('officeAccess.ask.lead')}>
      <Stack gap={6}>
        <Form onSubmit={form.submit}>
          <FormErrors form={form} />
          <CodeField {...form.field('code', t('officeAccess.field.code'))} />
          <Button type="submit" wide busy={form.busy}>
            {t('officeAccess.ask.submit')}
          </Button>
        </Form>
        <Stack gap={2}>
          <Button look="secondary" wide onClick={onRecover}>
            {t('officeAccess.ask.noPhone')}
          </Button>
          <LogOutButton />
        </Stack>
      </Stack>
    </Screen>
  );
}

function WithRecoveryCode({ onShown, onBack }: { onShown: (codesLeft: number) => void; onBack: () => void }) {
  const { t } = useTranslation();
  const form = useCodeForm((codesLeft) => onShown(codesLeft ?? 0));
  return (
    <Screen title={t('officeAccess.recover.title')} lead={t('officeAccess.recover.lead')}>
      <Stack gap={6}>
        <Form onSubmit={form.submit}>
          <FormErrors form={form} />
          <CodeField {...form.field('code', t('officeAccess.field.recoveryCode'))} isRecovery />
          <Button type="submit" wide busy={form.busy}>
            {t('officeAccess.ask.submit')}
          </Button>
        </Form>
        <p>{t('officeAccess.recover.noneLeft')}</p>
        <Stack gap={2}>
          <Button look="secondary" wide onClick={onBack}>
            {t('officeAccess.recover.back')}
          </Button>
          <LogOutButton />
        </Stack>
      </Stack>
    </Screen>
  );
}

function CodesLeft({ count, onDone }: { count: number; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <Screen key="left" title={t('officeAccess.recover.doneTitle')}>
      <Notice tone={count > 2 ? 'info' : 'warning'}>
        <p>{t('officeAccess.recover.left', { count })}</p>
        <p>{t('officeAccess.recover.renew')}</p>
      </Notice>
      <Button wide onClick={onDone}>
        {t('officeAccess.toOffice')}
      </Button>
    </Screen>
  );
}

function useCodeForm(onShown: (codesLeft: number | null) => void) {
  const show = useSendAndShow(secondFactorContract.showSecondFactor, secondFactorContract.getSecondFactor);
  return useForm({
    id: 'second-factor',
    schema: async () => (await import('../../../domain/accounts/secondFactor.contract.ts')).shownCode,
    initial: { code: '' },
    submit: async (input) => {
      const { recovery_codes_left } = await show.mutateAsync(input);
      onShown(recovery_codes_left);
    },
  });
}
