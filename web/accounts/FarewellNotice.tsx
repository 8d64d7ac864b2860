import { useSession } from '../platform/session.ts';
import { useTranslation } from '../platform/words.ts';
import { Notice } from '../ui/Notice.tsx';

/** On the log-in screen: why somebody is here again, and what to do next. */
export function FarewellNotice() {
  const { t } = useTranslation();
  const { farewell } = useSession();
  if (!farewell) return null;
  return (
    <Notice tone={farewell === 'session_over' ? 'info' : 'success'} title={t(`accounts.farewell.${farewell}.title`)}>
      <p>{t(`accounts.farewell.${farewell}.text`)}</p>
    </Notice>
  );
}
