import { lostPapers, tellLost, useOnTheWay } from '../../documents/onTheWay.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';

/** Tells of papers that came back after their screen was left, by their names, and leads to where they wait. */
export function LostPapers() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lost = lostPapers(useOnTheWay());
  const [first] = lost;
  if (!first) return null;
  const close = () => tellLost(lost);
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
