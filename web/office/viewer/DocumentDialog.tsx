import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import type { Look } from '../calls/lookAt.ts';
import { Looked } from './Looked.tsx';
import css from './Viewer.module.css';

export type DocumentDialogProps = {
  /** What the document is; also the text alternative of the picture. */
  title: string;
  look: Look;
  /** The data that the document has to confirm. */
  facts: Fact[];
  /** Below the data: what is entered while the document is seen. */
  below?: ReactNode;
  onDownload: () => Promise<unknown>;
  /** Absent if the document is decided already, or decided elsewhere. */
  onVerify?: (() => Promise<unknown>) | undefined;
  onRefuse?: (() => void) | undefined;
  onClose: () => void;
};

/** A document beside the data to compare, with the decision. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { title, look, facts, below, onDownload, onVerify, onRefuse, onClose } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      size="widest"
      onClose={onClose}
      footer={
        <>
          {onVerify && <Button onClick={onVerify}>{t('officeHousehold.document.verify')}</Button>}
          {onRefuse && (
            <Button look="secondary" onClick={onRefuse}>
              {t('officeHousehold.document.refuse')}
            </Button>
          )}
          <Button look="quiet" onClick={onDownload}>
            {t('officeViewer.download')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('shared.action.close')}
          </Button>
        </>
      }
    >
      <div className={css.beside}>
        <Stack>
          <Facts dense facts={facts} />
          {below}
        </Stack>
        <Looked title={title} look={look} />
      </div>
    </Dialog>
  );
}
