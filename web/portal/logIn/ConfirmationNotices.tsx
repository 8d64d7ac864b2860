import { lazyPart, Part } from '../../platform/start/Part.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';

// fetched separately, because its form needs the contract's schema and nothing else on the log-in screen does
const resendConfirmation = lazyPart(async () => (await import('./ResendConfirmation.tsx')).ResendConfirmation);

/** Where the confirmation mail was sent, and what to do if it does not arrive (ui.md "Register"). */
export function SentNotice({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <Notice title={t('accounts.sent.title')}>
        <p>
          {t('accounts.sent.lead')} <strong>{email}</strong>
        </p>
        <p>{t('accounts.sent.next')}</p>
        <p>{t('accounts.sent.notArrived')}</p>
        <Link to="/register">{t('accounts.sent.wrongAddress')}</Link>
      </Notice>
      <Resend email={email} />
    </Stack>
  );
}

/**
 * Why the log-in fails although the password is right: the address is not confirmed (D12). `email` is empty if unknown.
 */
export function UnconfirmedNotice({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={t('accounts.unconfirmed.title')}>
        <p>{t('accounts.unconfirmed.text')}</p>
      </Notice>
      <Resend email={email} />
    </Stack>
  );
}

function Resend({ email }: { email: string }) {
  return (
    <Part of={resendConfirmation} rows={1}>
      {(ResendConfirmation) => <ResendConfirmation key={email} email={email} />}
    </Part>
  );
}
