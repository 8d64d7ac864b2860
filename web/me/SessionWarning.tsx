import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSessionEnd } from '../platform/session/sessionEnd.ts';
import { WARNING_MS } from '../platform/session/sessionEndAt.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/actions/Dialog.tsx';
import { useLogOut } from './logOut.ts';
import { meQuery } from './me.ts';

/**
 * The warning two minutes before the session ends: stay, or log out. Once it is over, the server is asked, and its 401
 * ends the session.
 */
export function SessionWarning() {
  const queries = useQueryClient();
  const { end, endsAt } = useSessionEnd();
  const [stayedAt, setStayedAt] = useState<number>();
  const [warnedAt, setWarnedAt] = useState<number>();

  useEffect(() => {
    if (end === 'over') void queries.refetchQueries({ queryKey: meQuery.queryKey });
  }, [end, queries]);

  if (end !== 'soon' || isSameEnd(endsAt, warnedAt)) return null;
  // "stay" makes a request to the server; if that did not prolong the session, its maximum duration is reached
  if (isSameEnd(endsAt, stayedAt)) return <LastWarning onClose={() => setWarnedAt(endsAt)} />;

  async function stay() {
    // if the request fails, it is unknown whether the session was prolonged: the warning stays, and can be pressed
    // again
    await queries.fetchQuery({ ...meQuery, staleTime: 0 });
    setStayedAt(endsAt);
  }

  return <Warning onStay={stay} />;
}

/** Whether two ends are the same: every answer states the end anew, in whole seconds. */
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
