import { useState } from 'react';
import { Screen } from '../platform/Screen.tsx';
import { useForm } from '../platform/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Form } from '../ui/Form.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import { ACCOUNT } from './officePaths.ts';

type Props = {
  title: string;
  lead: string;
  above?: string;
  /** Goes on with it, or is refused. */
  onProven: (input: { password: string; code: string }) => Promise<unknown>;
};

/** Asks for password and code once more: the computer may have been left alone, and its session shown a code long ago. */
export function ProveAgain({ title, lead, above, onProven }: Props) {
  const { t } = useTranslation();
  const [isRecovering, setRecovering] = useState(false);
  const form = useForm({
    id: 'prove-again',
    schema: async () => (await import('../../domain/accounts/secondFactor.contract.ts')).ownProof,
    initial: { password: '', code: '' },
    submit: onProven,
  });
  const label = isRecovering ? t('officeAccess.field.recoveryCode') : t('officeAccess.field.code');
  return (
    <Screen key="proof" title={title} above={above} lead={lead} refused={form.hasErrors}>
      <Card>
        <Form onSubmit={form.submit}>
          <ErrorSummary title={t('shared.alert.summaryTitle')} errors={form.summary} attempt={form.attempt} />
          <PasswordField
            {...form.field('password', t('officeAccess.field.password'))}
            autoComplete="current-password"
          />
          <CodeField {...form.field('code', label)} isRecovery={isRecovering} />
          <Button type="submit" wide busy={form.busy}>
            {t('officeAccess.goOn')}
          </Button>
          <Button look="secondary" wide onClick={() => setRecovering(!isRecovering)}>
            {isRecovering ? t('officeAccess.recover.back') : t('officeAccess.ask.noPhone')}
          </Button>
          <LinkButton look="secondary" wide to={ACCOUNT}>
            {t('shared.action.cancel')}
          </LinkButton>
        </Form>
      </Card>
    </Screen>
  );
}
