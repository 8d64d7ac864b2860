import { type ReactNode, useEffect } from 'react';
import { ConfirmDialog } from '../../ui/actions/ConfirmDialog.tsx';
import { useNavigationGuard } from '../../ui/router/Router.tsx';
import { currentSession } from '../session/session.ts';
import { useTranslation } from '../words.ts';

/**
 * Asks before unsaved data is lost (spec §2). `hasUnsaved` is called at the moment of leaving, so a form that has just
 * been saved does not ask. `onGivenUp` runs if the reader leaves anyway, also by logging out:
 * `useLeaveGuard(form.hasUnsaved, form.draft.discard)` (D54). Render the returned node somewhere on the screen.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, onGivenUp?: () => void): ReactNode {
  const { t } = useTranslation();
  const pending = useNavigationGuard(
    (from, to) => currentSession().loggedIn && from.pathname !== to.pathname && hasUnsaved(),
  );
  useEffect(() => {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (currentSession().loggedIn && hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, [hasUnsaved]);

  if (!pending) return null;
  return (
    <ConfirmDialog
      title={t('shared.leave.title')}
      consequence={t('shared.leave.text')}
      confirmLabel={t('shared.leave.leave')}
      cancelLabel={t('shared.leave.stay')}
      onConfirm={() => {
        onGivenUp?.();
        pending.proceed();
      }}
      onCancel={pending.cancel}
    />
  );
}
