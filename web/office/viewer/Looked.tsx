import { useState } from 'react';
import { lazyPart, Part } from '../../platform/start/Part.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import type { Look } from '../calls/lookAt.ts';

// fetched separately, because the PDF renderer is larger than all the rest of the office
const pdfView = lazyPart(async () => (await import('./PdfView.tsx')).PdfView);
const pictureView = lazyPart(async () => (await import('./PictureView.tsx')).PictureView);

type LookedProps = {
  /** What it is; also the text alternative of the picture. */
  title: string;
  look: Look;
  /** Once the picture, or the last page that had not been shown, stands on the screen. */
  onShown?: () => void;
};

/** A document as it is looked at, or why that is not possible. */
export function Looked({ title, look, onShown }: LookedProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<'locked' | 'broken' | undefined>(look.kind === 'none' ? 'broken' : undefined);
  if (problem || look.kind === 'none') {
    return <Notice>{t(problem === 'locked' ? 'officeViewer.needsPassword' : 'officeViewer.notPossible')}</Notice>;
  }
  const { kind, file } = look;
  if (kind === 'picture') {
    return (
      <Part of={pictureView} rows={8}>
        {(PictureView) => (
          <PictureView label={title} picture={file} onShown={onShown} onBroken={() => setProblem('broken')} />
        )}
      </Part>
    );
  }
  return (
    <Part of={pdfView} rows={8}>
      {(PdfView) => <PdfView label={title} file={file} onShown={onShown} onBroken={setProblem} />}
    </Part>
  );
}
