import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { Notice } from '../../ui/content/Notice.tsx';

/** Says that a colleague was faster, instead of closing the form without a message. */
export function AlreadyDoneDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: string;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button look="secondary" onClick={onClose}>
          {t('shared.action.close')}
        </Button>
      }
    >
      <Notice tone="warning">
        <p>{children}</p>
      </Notice>
    </Dialog>
  );
}
