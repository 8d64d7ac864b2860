import { type ReactNode, useEffect } from 'react';
import { ConfirmDialog } from '../../ui/actions/ConfirmDialog.tsx';
import { useGuard } from '../../ui/router/Router.tsx';
import { currentSession } from '../session/session.ts';
import { useTranslation } from '../words.ts';

/**
 * Asks before unsaved data is left behind (spec §2). `hasUnsaved` is asked at the moment of leaving: a form that has
 * just been saved lets go. Who leaves all the same, logging out included, gives up what was typed:
 * `useLeaveGuard(form.hasUnsaved, form.draft.discard)` (D54). Draw the answer somewhere on the screen.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, onGivenUp?: () => void): ReactNode {
  const { t } = useTranslation();
  const held = useGuard((from, to) => currentSession().loggedIn && from.pathname !== to.pathname && hasUnsaved());
  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (currentSession().loggedIn && hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, [hasUnsaved]);

  if (!held) return null;
  return (
    <ConfirmDialog
      title={t('shared.leave.title')}
      consequence={t('shared.leave.text')}
      confirmLabel={t('shared.leave.leave')}
      cancelLabel={t('shared.leave.stay')}
      onConfirm={() => {
        onGivenUp?.();
        held.goOn();
      }}
      onCancel={held.stay}
    />
  );
}
