import { useMutation } from '@tanstack/react-query';
import { myDataContract } from '../../../domain/me/myData.contract.ts';
import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import { whyNoCard } from '../../../domain/membership/membershipCard.ts';
import { ChangePassword } from '../../accounts/ChangePassword.tsx';
import { Devices } from '../../accounts/Devices.tsx';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { usePasswordForm } from '../../accounts/usePasswordForm.tsx';
import { useHome } from '../../me/home.ts';
import { useClearSession } from '../../me/logOut.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { contact } from '../../platform/contact.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions } from '../../ui/frame/Layout.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { CalendarFile } from './CalendarFile.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { TextReminders } from './TextReminders.tsx';
import { type EmailForm, useEmailForm } from './useEmailForm.tsx';

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

/** How a membership is ended: by the office, with who loses cover said before (D23). */
function HowToLeave() {
  const { t } = useTranslation();
  const { household } = useHome();
  const { phone, phoneUrl, email, emailUrl } = contact();
  if (household.status === 'inactive') return null;
  return (
    <Card layout="beside" title={t('myAccount.leave.title')}>
      <p>{t('myAccount.leave.how')}</p>
      <p>{t('myAccount.leave.effect')}</p>
      <p>
        <a href={phoneUrl}>{phone}</a>
        <br />
        <a href={emailUrl}>{email}</a>
      </p>
    </Card>
  );
}

/** A download of everything that is stored about the household. */
function MyData() {
  const { t } = useTranslation();
  const download = useMutation({ mutationFn: () => saveFile(myDataContract.downloadMyData, {}) });
  return (
    <Card layout="beside" title={t('myAccount.data.title')} intro={t('myAccount.data.intro')}>
      <p>{t('myAccount.data.careful')}</p>
      <Button look="secondary" onClick={() => download.mutateAsync()}>
        {t('myAccount.data.download')}
      </Button>
    </Card>
  );
}

/** The form for a new e-mail address, which takes effect once its link is opened (D16). */
function ChangeEmail({ form, submit, ownerDialog, alertDialog, leaveQuestion }: EmailForm) {
  const { t } = useTranslation();
  return (
    <Card layout="beside" title={t('myAccount.email.title')} intro={t('myAccount.email.intro')}>
      <Form label={t('myAccount.email.title')} onSubmit={submit}>
        <FormErrors form={form} />
        <TypedEmailField {...form.field('email', t('myAccount.email.new'))} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('shared.action.update')}
          </Button>
        </div>
      </Form>
      {ownerDialog}
      {alertDialog}
      {leaveQuestion}
    </Card>
  );
}
