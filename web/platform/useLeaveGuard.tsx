import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { currentSession } from './session.ts';
import { useTranslation } from './words.ts';

/**
 * Asks before unsaved data is left behind (spec §2). `hasUnsaved` is asked at the moment of leaving: a form that has
 * just been saved lets go. Whoever leaves all the same gives up what was typed: `useLeaveGuard(form.hasUnsaved,
 * form.draft.discard)` (D54). Draw the answer somewhere on the screen.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, onGivenUp?: () => void): ReactNode {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentSession().loggedIn && currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, [hasUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('shared.leave.title')}
      consequence={t('shared.leave.text')}
      confirmLabel={t('shared.leave.leave')}
      cancelLabel={t('shared.leave.stay')}
      onConfirm={() => {
        onGivenUp?.();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
    />
  );
}
