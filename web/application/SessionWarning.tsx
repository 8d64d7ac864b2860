import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSessionEnd } from '../platform/sessionEnd.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { meQuery, useLogOut } from './applicationApi.ts';

/** Two minutes before the session ends: stay, or log out. When it is over the server is asked, and says so. */
export function SessionWarning() {
  const queries = useQueryClient();
  const { end, endsAt } = useSessionEnd();
  const [warnedOf, setWarnedOf] = useState<number>();
  const [isLast, setLast] = useState(false);
  const askServer = () => queries.refetchQueries({ queryKey: meQuery.queryKey });

  useEffect(() => {
    if (end === 'over') void queries.refetchQueries({ queryKey: meQuery.queryKey });
  }, [end, queries]);
  useEffect(() => {
    if (end === 'far') setLast(false);
  }, [end]);

  if (end !== 'soon' || warnedOf === endsAt) return null;
  if (isLast) return <LastWarning onClose={() => setWarnedOf(endsAt)} />;

  async function stay() {
    await askServer();
    // asking prolongs it, but for the last minutes of the longest time that a session may last
    setLast(true);
  }

  return <Warning onStay={stay} />;
}

function Warning({ onStay }: { onStay: () => Promise<void> }) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return (
    <Dialog
      title={t('application.session.endingTitle')}
      role="alertdialog"
      onClose={() => void onStay()}
      footer={
        <>
          <Button onClick={onStay} data-autofocus>
            {t('application.session.stay')}
          </Button>
          <Button look="secondary" onClick={() => logOut.mutateAsync()}>
            {t('application.session.logOut')}
          </Button>
        </>
      }
    >
      <p>{t('application.session.endingText')}</p>
    </Dialog>
  );
}

function LastWarning({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('application.session.lastTitle')}
      role="alertdialog"
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('application.session.understood')}
        </Button>
      }
    >
      <p>{t('application.session.lastText')}</p>
    </Dialog>
  );
}
