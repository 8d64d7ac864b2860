import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Divider } from '../ui/Divider.tsx';
import { Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useConfirmRegistration } from './accountsApi.ts';
import { type AskingProps, isLinkNotValid, LinkDone, MailedLink } from './MailedLink.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { toLogIn } from './toLogIn.ts';

/** Where the mailed link leads. Only the button confirms (D12). */
export function ConfirmEmail() {
  const { t } = useTranslation();
  return (
    <MailedLink
      asking={(props) => <Asking {...props} />}
      done={<LinkDone title={t('accounts.confirm.doneTitle')} lead={t('accounts.confirm.doneText')} />}
      invalid={<NotValid />}
    />
  );
}

function Asking({ token, onEnd }: AskingProps) {
  const { t } = useTranslation();
  const confirm = useConfirmRegistration();

  async function press() {
    try {
      await confirm.mutateAsync({ token });
      onEnd('done');
    } catch (error) {
      // everything else has been told already, and the button may be pressed again
      if (isLinkNotValid(error)) onEnd('invalid');
    }
  }

  return (
    <Screen key="asking" title={t('accounts.confirm.title')} lead={t('accounts.confirm.lead')}>
      <Stack>
        <Button wide onClick={press}>
          {t('accounts.confirm.submit')}
        </Button>
      </Stack>
    </Screen>
  );
}

function NotValid() {
  const { t } = useTranslation();
  return (
    <Screen key="invalid" title={t('accounts.confirm.invalidTitle')} lead={t('accounts.confirm.invalidText')}>
      <Stack>
        <LinkButton to={toLogIn}>{t('accounts.logIn.toLogIn')}</LinkButton>
        <Divider />
        <p>{t('accounts.confirm.again')}</p>
        <ResendConfirmation />
      </Stack>
    </Screen>
  );
}
