import { accountsContract } from '../../../domain/accounts/accounts.contract.ts';
import { useSend } from '../../platform/calls/useCall.ts';

import { Screen } from '../../platform/Screen.tsx';
import { endSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { type AskingProps, isLinkNotValid, MailedLink } from './MailedLink.tsx';
import { useNextLink } from './useNextLink.ts';

/**
 * The target of the link that the former address gets after a change of e-mail. Only its button undoes the change
 * (D16).
 */
export function UndoEmail() {
  return <MailedLink asking={(props) => <Asking {...props} />} done={null} invalid={<NotValid />} />;
}

function Asking({ token, onEnd }: AskingProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const undo = useSend(accountsContract.undoEmailChange);

  async function press() {
    try {
      const { password_token } = await undo.mutateAsync({ token });
      // every session of the account has ended, also one on this device
      endSession();
      navigate(`/reset-password?token=${password_token}`, { replace: true });
    } catch (error) {
      // other failures were already shown, and the button may be pressed again
      if (isLinkNotValid(error)) onEnd('invalid');
    }
  }

  return (
    <Screen key="asking" title={t('accounts.undo.title')} lead={t('accounts.undo.lead')}>
      <Stack>
        <p>{t('accounts.undo.next')}</p>
        <Button wide busy={undo.isPending} onClick={press}>
          {t('accounts.undo.submit')}
        </Button>
      </Stack>
    </Screen>
  );
}

function NotValid() {
  const { t } = useTranslation();
  const { to, label } = useNextLink();
  return (
    <Screen key="invalid" title={t('accounts.undo.invalidTitle')} lead={t('accounts.undo.invalidText')}>
      <Stack>
        <LinkButton to={to}>{label}</LinkButton>
      </Stack>
    </Screen>
  );
}
