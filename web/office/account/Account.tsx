import { useSuspenseQuery } from '@tanstack/react-query';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { ChangePassword } from '../../accounts/ChangePassword.tsx';
import { Devices } from '../../accounts/Devices.tsx';
import { usePasswordForm } from '../../accounts/usePasswordForm.tsx';
import { useClearSession } from '../../me/logOut.ts';
import { meQuery } from '../../me/me.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { RECOVERY_CODES, SECOND_FACTOR, STAFF } from '../frame/officePaths.ts';

/** The staff member's own account: second factor, password, logged-in devices. */
export function Account() {
  const { t } = useTranslation();
  const { data: me } = useSuspenseQuery(meQuery);
  const sessionIsOver = useClearSession();
  const password = usePasswordForm(() => sessionIsOver('password_changed'));
  const role = me.role === 'board' ? t('officeAccess.account.board') : t('officeAccess.account.clerk');
  return (
    <Screen title={t('officeAccess.account.title')} lead={t('officeAccess.account.lead')}>
      <Stack gap={6}>
        <Card title={t('myAccount.facts.title')}>
          <Facts
            facts={[
              ...(me.name === me.email ? [] : [{ term: t('officeAccess.account.name'), value: me.name }]),
              { term: t('members.field.email'), value: me.email },
              { term: t('officeAccess.account.role'), value: role },
            ]}
          />
        </Card>
        <p>
          <Link to={STAFF}>{t('officeStaff.title')}</Link>
        </p>
        <SecondFactor />
        <ChangePassword {...password} email={me.email} />
        <Devices onLoggedOut={() => sessionIsOver()} />
      </Stack>
    </Screen>
  );
}

function SecondFactor() {
  const { t } = useTranslation();
  const { set_at, recovery_codes_left } = useCall(secondFactorContract.getSecondFactor);
  const setUp = set_at ? t('officeAccess.account.replace') : t('officeAccess.account.setUp');
  return (
    <Card title={t('officeAccess.account.secondFactor')} intro={t('officeAccess.account.intro')}>
      <Stack>
        {set_at ? (
          <Facts
            facts={[
              { term: t('officeAccess.account.since'), value: dateAndTimeOf(set_at).date },
              { term: t('officeAccess.account.codesLeft'), value: recovery_codes_left },
            ]}
          />
        ) : (
          <p>{t('officeAccess.account.none')}</p>
        )}
        <Inline>
          <LinkButton look="secondary" to={SECOND_FACTOR}>
            {setUp}
          </LinkButton>
          {set_at && (
            <LinkButton look="secondary" to={RECOVERY_CODES}>
              {t('officeAccess.account.renewCodes')}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
