import { Screen } from '../platform/Screen.tsx';
import { useForm } from '../platform/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Form } from '../ui/Form.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import { ACCOUNT } from './officePaths.ts';

type Props = {
  title: string;
  lead: string;
  above?: string;
  /** Goes on with it, or is refused. */
  onPassword: (input: { password: string }) => Promise<unknown>;
  /** Back to the account, with nothing changed; who has to set up a second factor can only log out. */
  canLeave: boolean;
};

/** Asks for the password once more: the computer may have been left alone. */
export function PasswordAgain({ title, lead, above, onPassword, canLeave }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'password-again',
    schema: async () => (await import('../../domain/accounts/secondFactor.contract.ts')).ownPassword,
    initial: { password: '' },
    submit: onPassword,
  });
  return (
    <Screen key="password" title={title} above={above} lead={lead} refused={form.hasErrors}>
      <Card>
        <Form onSubmit={form.submit}>
          <ErrorSummary title={t('shared.alert.summaryTitle')} errors={form.summary} attempt={form.attempt} />
          <PasswordField
            {...form.field('password', t('officeAccess.field.password'))}
            autoComplete="current-password"
          />
          <Button type="submit" wide busy={form.busy}>
            {t('officeAccess.goOn')}
          </Button>
          {canLeave ? (
            <LinkButton look="secondary" wide to={ACCOUNT}>
              {t('shared.action.cancel')}
            </LinkButton>
          ) : (
            <LogOutButton />
          )}
        </Form>
      </Card>
    </Screen>
  );
}
