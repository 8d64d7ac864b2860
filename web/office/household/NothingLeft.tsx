import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { Notice } from '../../ui/content/Notice.tsx';

/** A colleague has been faster: says so, where the form would have gone without a word. */
export function NothingLeft({ title, onClose, children }: { title: string; onClose: () => void; children: string }) {
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
