import { type ReactNode, useState } from 'react';
import { lazyPart, Part } from '../../platform/start/Part.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import type { Look } from '../calls/lookAt.ts';
import css from './Viewer.module.css';

// fetched separately, because the PDF renderer is larger than all the rest of the office
const pdfView = lazyPart(async () => (await import('./PdfView.tsx')).PdfView);
const pictureView = lazyPart(async () => (await import('./PictureView.tsx')).PictureView);

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

function Looked({ title, look }: { title: string; look: Look }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<'locked' | 'broken' | undefined>(look.kind === 'none' ? 'broken' : undefined);
  if (problem || look.kind === 'none') {
    return <Notice>{t(problem === 'locked' ? 'officeViewer.needsPassword' : 'officeViewer.notPossible')}</Notice>;
  }
  const { kind, file } = look;
  if (kind === 'picture') {
    return (
      <Part of={pictureView} rows={8}>
        {(PictureView) => <PictureView label={title} picture={file} onBroken={() => setProblem('broken')} />}
      </Part>
    );
  }
  return (
    <Part of={pdfView} rows={8}>
      {(PdfView) => <PdfView label={title} file={file} onBroken={setProblem} />}
    </Part>
  );
}
