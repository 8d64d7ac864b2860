import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSessionEnd } from '../platform/session/sessionEnd.ts';
import { WARNING_MS } from '../platform/session/sessionStanding.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/actions/Dialog.tsx';
import { meQuery, useLogOut } from './meApi.ts';

/** Two minutes before the session ends: stay, or log out. When it is over the server is asked, and says so. */
export function SessionWarning() {
  const queries = useQueryClient();
  const { end, endsAt } = useSessionEnd();
  const [stayedAt, setStayedAt] = useState<number>();
  const [warnedAt, setWarnedAt] = useState<number>();

  useEffect(() => {
    if (end === 'over') void queries.refetchQueries({ queryKey: meQuery.queryKey });
  }, [end, queries]);

  if (end !== 'soon' || isSameEnd(endsAt, warnedAt)) return null;
  // whoever stays is asked for by the server; where that prolonged nothing, the longest session is over
  if (isSameEnd(endsAt, stayedAt)) return <LastWarning onClose={() => setWarnedAt(endsAt)} />;

  async function stay() {
    // without an answer nobody knows whether they may stay: the warning stands, and can be pressed again
    await queries.fetchQuery({ ...meQuery, staleTime: 0 });
    setStayedAt(endsAt);
  }

  return <Warning onStay={stay} />;
}

/** Every answer tells the end anew, in whole seconds. */
function isSameEnd(endsAt: number, before: number | undefined): boolean {
  return before !== undefined && Math.abs(endsAt - before) < WARNING_MS;
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
