import { useSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { useSearchParams } from '../../ui/router/Router.tsx';

/** On the log-in screen: why the session ended, and what to do next. */
export function FarewellNotice() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  // the office's pages pass it in the URL, because they lose their state with the session
  const { farewell = parameters.has('ended') ? 'session_over' : undefined } = useSession();
  if (!farewell) return null;
  return (
    <Notice tone={farewell === 'session_over' ? 'info' : 'success'} title={t(`accounts.farewell.${farewell}.title`)}>
      <p>{t(`accounts.farewell.${farewell}.text`)}</p>
    </Notice>
  );
}
