import { ChangePassword } from '../accounts/ChangePassword.tsx';
import { Devices } from '../accounts/Devices.tsx';
import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { Card } from '../ui/Card.tsx';
import { Actions } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { useHome, useSessionIsOver } from './applicationApi.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { MyData } from './MyData.tsx';

/** My account (spec §2): who, password, e-mail, signed-in devices, and one’s data to take home. */
export function MyAccount() {
  const { t } = useTranslation();
  const { me } = useHome();
  const sessionIsOver = useSessionIsOver();
  return (
    <Screen title={t('myAccount.title')} lead={t('myAccount.lead')}>
      <Card title={t('myAccount.facts.title')}>
        <AccountFacts />
      </Card>
      <ChangePassword email={me.email} onChanged={() => sessionIsOver('password_changed')} />
      <ChangeEmail onChanged={() => sessionIsOver('email_changed')} />
      <Devices onLoggedOut={() => sessionIsOver()} />
      <MyData />
      <Actions>
        <LinkButton to="/news" look="secondary">
          {t('members.main.toNews')}
        </LinkButton>
      </Actions>
    </Screen>
  );
}
