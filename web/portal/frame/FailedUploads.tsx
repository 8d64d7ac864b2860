import { markFailuresSeen, unseenFailures, usePendingUploads } from '../../documents/pendingUploads.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';

/** Names failed uploads whose screen was left, and links to that screen. */
export function FailedUploads() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lost = unseenFailures(usePendingUploads());
  const [first] = lost;
  if (!first) return null;
  const close = () => markFailuresSeen(lost);
  const goThere = () => {
    close();
    navigate(first.place);
  };
  return (
    <Dialog
      title={t('documents.lostTitle')}
      role="alertdialog"
      size="wide"
      onClose={close}
      footer={
        <>
          <Button onClick={goThere} data-autofocus>
            {t('documents.toLost')}
          </Button>
          <Button look="secondary" onClick={close}>
            {t('shared.kit.close')}
          </Button>
        </>
      }
    >
      {lost.map(({ key, name }) => (
        <p key={key}>{t('documents.lostWords', { name })}</p>
      ))}
      <p>{t('documents.lostNext')}</p>
    </Dialog>
  );
}
