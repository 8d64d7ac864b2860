import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useSearchParams } from '../../ui/router/Router.tsx';
import { BeforeJoining } from '../frame/BeforeJoining.tsx';
import { LogInForm } from './LogInForm.tsx';

/** The log-in: first a welcome, then the form (spec §2). The URL says which. */
export function LogIn() {
  const [parameters, setParameters] = useSearchParams();
  if (parameters.get('view') === 'form') return <LogInForm />;
  return <Welcome onEnter={() => setParameters({ view: 'form' })} />;
}

function Welcome({ onEnter }: { onEnter: () => void }) {
  const { t } = useTranslation();
  return (
    <Screen key="welcome" title={t('accounts.welcome.title')} lead={t('accounts.welcome.lead')}>
      <Stack>
        <Button wide onClick={onEnter}>
          {t('accounts.welcome.enter')}
        </Button>
        <Inline gap={2}>
          <span>{t('accounts.welcome.newHere')}</span>
          <Link to="/register">{t('accounts.logIn.register')}</Link>
        </Inline>
        <Link to="/account-code">{t('accounts.logIn.haveCode')}</Link>
        <BeforeJoining />
      </Stack>
    </Screen>
  );
}
