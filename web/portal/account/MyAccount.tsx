import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import { whyNoCard } from '../../../domain/membership/membershipCard.ts';
import { ChangePassword } from '../../accounts/ChangePassword.tsx';
import { Devices } from '../../accounts/Devices.tsx';
import { usePasswordForm } from '../../accounts/usePasswordForm.tsx';
import { useHome } from '../../me/home.ts';
import { useClearSession } from '../../me/logOut.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Actions } from '../../ui/frame/Layout.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { CalendarFile } from './CalendarFile.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { HowToLeave } from './HowToLeave.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { MyData } from './MyData.tsx';
import { TextReminders } from './TextReminders.tsx';
import { useEmailForm } from './useEmailForm.tsx';

/** My account (spec §2): the membership card, owner, password, e-mail, logged-in devices, and a download of one's data. */
export function MyAccount() {
  const { t } = useTranslation();
  const { me, household } = useHome();
  const sessionIsOver = useClearSession();
  const password = usePasswordForm(() => sessionIsOver('password_changed'));
  const email = useEmailForm(() => sessionIsOver('email_changed'));
  // the card is what members look for; the sentence why there is none can wait
  const hasCard = !whyNoCard(household);
  return (
    <Screen title={t('myAccount.title')} lead={t('myAccount.lead')}>
      {hasCard && <MembershipCard />}
      <Card title={t('myAccount.facts.title')}>
        <AccountFacts />
      </Card>
      {!hasCard && <MembershipCard />}
      <CalendarFile />
      <ChangePassword {...password} email={me.email} forgotTo="/forgot-password" />
      {mayChangeAnything(household.status) && <ChangeEmail {...email} />}
      <TextReminders />
      <Devices onLoggedOut={() => sessionIsOver()} />
      <MyData />
      <HowToLeave />
      <Actions>
        <LinkButton to="/news" look="secondary">
          {t('members.main.toNews')}
        </LinkButton>
      </Actions>
    </Screen>
  );
}
