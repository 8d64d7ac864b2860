import { useState } from 'react';
import { saveBlob } from '../../platform/calls/saveFile.ts';
import { lazyPart, Part } from '../../platform/start/Part.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { Notice } from '../../ui/content/Notice.tsx';

// fetched separately, because the PDF renderer is larger than all the rest of the office
const pdfView = lazyPart(async () => (await import('./PdfView.tsx')).PdfView);

export type PrintDialogProps = { title: string; file: { blob: Blob; name: string }; onClose: () => void };

/** A PDF that the product has made: looked at here, saved to be printed. */
export function PrintDialog({ title, file, onClose }: PrintDialogProps) {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  return (
    <Dialog
      title={title}
      size="widest"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => saveBlob(file)} data-autofocus>
            {t('officeCash.print.save')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('shared.action.close')}
          </Button>
        </>
      }
    >
      {isBroken ? (
        <Notice>{t('officeViewer.notPossible')}</Notice>
      ) : (
        <Part of={pdfView} rows={8}>
          {(PdfView) => <PdfView label={title} file={file.blob} onBroken={() => setBroken(true)} />}
        </Part>
      )}
    </Dialog>
  );
}
