import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallRefused } from '../platform/call.ts';
import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Divider } from '../ui/Divider.tsx';
import { Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useConfirmRegistration } from './accountsApi.ts';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { toLogIn } from './toLogIn.ts';

type State = 'asking' | 'done' | 'invalid';

/** Where the mailed link leads. Only the button confirms: mail scanners follow links too (D12). */
export function ConfirmEmail() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [state, setState] = useState<State>(token ? 'asking' : 'invalid');
  if (state === 'done') return <Done />;
  if (state === 'invalid') return <NotValid />;
  return <Asking token={token} onEnd={setState} />;
}

function Asking({ token, onEnd }: { token: string; onEnd: (state: State) => void }) {
  const { t } = useTranslation();
  const confirm = useConfirmRegistration();

  async function press() {
    try {
      await confirm.mutateAsync({ token });
      onEnd('done');
    } catch (error) {
      // everything else has been told already, and the button may be pressed again
      if (error instanceof CallRefused && error.key === 'link_not_valid') onEnd('invalid');
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

function Done() {
  const { t } = useTranslation();
  return (
    <Screen key="done" title={t('accounts.confirm.doneTitle')} lead={t('accounts.confirm.doneText')}>
      <Stack>
        <LinkButton wide to={toLogIn}>
          {t('accounts.logIn.toLogIn')}
        </LinkButton>
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
