import { useState } from 'react';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { CodeField } from './CodeField.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import { ACCOUNT } from './officePaths.ts';

/** The code is empty if only the password is required. */
export type Proof = { password: string; code: string };

type Props = {
  title: string;
  lead: string;
  above?: string;
  /** Without a second factor there is no code to ask for. */
  asks: 'password' | 'password and code';
  /** Without it nothing works, so the only alternative is to log out; otherwise there is a link back to the account. */
  isOnlyWay?: boolean | undefined;
  /** Runs with the proof; refusals are shown. */
  onProven: (proof: Proof) => Promise<unknown>;
};

/**
 * Asks again for the password, and for a code if there is one: the computer may be unattended, and its session may have
 * shown a code long ago.
 */
export function Reauthenticate({ title, lead, above, asks, isOnlyWay, onProven }: Props) {
  const { t } = useTranslation();
  const [isRecovering, setRecovering] = useState(false);
  const hasCode = asks === 'password and code';
  const form = useForm({
    id: 'prove-again',
    schema: async () => {
      const { ownPassword, ownProof } = await import('../../../domain/accounts/secondFactor.contract.ts');
      return hasCode ? ownProof : ownPassword;
    },
    initial: { password: '', code: '' },
    submit: (_input, values) => onProven(values),
  });
  const label = isRecovering ? t('officeAccess.field.recoveryCode') : t('officeAccess.field.code');
  return (
    <Screen key="proof" title={title} above={above} lead={lead}>
      <Card>
        <Form onSubmit={form.submit}>
          <FormErrors form={form} />
          <PasswordField
            {...form.field('password', t('officeAccess.field.password'))}
            autoComplete="current-password"
          />
          {hasCode && <CodeField {...form.field('code', label)} isRecovery={isRecovering} />}
          <Inline>
            <Button type="submit" wide={isOnlyWay} busy={form.busy}>
              {t('officeAccess.goOn')}
            </Button>
            {hasCode && (
              <Button look="secondary" onClick={() => setRecovering(!isRecovering)}>
                {isRecovering ? t('officeAccess.recover.back') : t('officeAccess.ask.noPhone')}
              </Button>
            )}
            {isOnlyWay ? (
              <LogOutButton />
            ) : (
              <LinkButton look="secondary" to={ACCOUNT}>
                {t('shared.action.cancel')}
              </LinkButton>
            )}
          </Inline>
        </Form>
      </Card>
    </Screen>
  );
}
