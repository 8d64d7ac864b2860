import { useSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { useSearchParams } from '../../ui/router/Router.tsx';

/** On the log-in screen: why the session ended, and what to do next. */
export function SessionEndNotice() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  // the office's pages pass it in the URL, because they lose their state with the session
  const { endReason = parameters.has('ended') ? 'session_over' : undefined } = useSession();
  if (!endReason) return null;
  return (
    <Notice tone={endReason === 'session_over' ? 'info' : 'success'} title={t(`accounts.farewell.${endReason}.title`)}>
      <p>{t(`accounts.farewell.${endReason}.text`)}</p>
    </Notice>
  );
}
