import { useState } from 'react';
import { accountsContract, type Confirmed } from '../../../domain/accounts/accounts.contract.ts';
import { rememberEmail } from '../../accounts/rememberedEmail.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { endSession, useSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Divider } from '../../ui/content/Divider.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { type AskingProps, isLinkNotValid, LinkDone, MailedLink } from './MailedLink.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { useNextLink } from './useNextLink.ts';

/** The target of the mailed link. Only its button confirms the address (D12). */
export function ConfirmEmail() {
  const { t } = useTranslation();
  const [next, setNext] = useState<Confirmed['next']>();
  const isMailed = next === 'new_password';
  return (
    <MailedLink
      asking={(props) => <Asking {...props} onConfirmed={setNext} />}
      done={
        isMailed ? (
          <Mailed />
        ) : (
          <LinkDone title={t('accounts.confirm.doneTitle')} lead={t('accounts.confirm.doneText')} />
        )
      }
      invalid={<NotValid />}
    />
  );
}

type ConfirmProps = AskingProps & { onConfirmed: (next: Confirmed['next']) => void };

function Asking({ token, onEnd, onConfirmed }: ConfirmProps) {
  const { t } = useTranslation();
  const confirm = useSend(accountsContract.confirmRegistration);

  async function press() {
    try {
      const { next, email } = await confirm.mutateAsync({ token });
      onConfirmed(next);
      // another person may be logged in on this device
      endSession();
      rememberEmail(email);
      onEnd('done');
    } catch (error) {
      // other failures were already shown, and the button may be pressed again
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

/** The office locked the account (decision 20): a log-in is possible only after the link to a new password was used. */
function Mailed() {
  const { t } = useTranslation();
  return (
    <Screen key="mailed" title={t('accounts.confirm.doneTitle')} lead={t('accounts.confirm.mailedText')}>
      <Stack>
        <p>{t('accounts.sent.notArrived')}</p>
        <LinkButton look="secondary" wide to="/forgot-password">
          {t('accounts.reset.again')}
        </LinkButton>
      </Stack>
    </Screen>
  );
}

function NotValid() {
  const { t } = useTranslation();
  const { loggedIn } = useSession();
  const { to, label } = useNextLink();
  const lead = loggedIn ? t('accounts.confirm.invalidLoggedIn') : t('accounts.confirm.invalidText');
  return (
    <Screen key="invalid" title={t('accounts.confirm.invalidTitle')} lead={lead}>
      <Stack>
        <LinkButton to={to}>{label}</LinkButton>
        {!loggedIn && <Again />}
      </Stack>
    </Screen>
  );
}

function Again() {
  const { t } = useTranslation();
  return (
    <>
      <Divider />
      <p>{t('accounts.confirm.again')}</p>
      <ResendConfirmation />
    </>
  );
}
