import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { isLocked, type OpenPdf, openPdf, type PdfPage } from './openPdf.ts';
import css from './Viewer.module.css';
import { type Shown, ViewerFrame } from './ViewerFrame.tsx';

type PdfViewProps = {
  label: string;
  file: Blob;
  /** Once every page has been drawn. */
  onShown?: (() => void) | undefined;
  onBroken: (why: 'locked' | 'broken') => void;
};

/** A PDF document, page by page. */
export function PdfView({ label, file, onShown, onBroken }: PdfViewProps) {
  const { t } = useTranslation();
  const pdf = usePdf(file, onBroken);
  const [number, setNumber] = useState(1);
  const page = usePage(pdf, number, onBroken);
  const drawn = useRef(new Set<PdfPage>());
  if (!pdf) return <Skeleton label={t('shared.frame.loading')} rows={8} shape="text" />;

  const { count } = pdf;
  const words = t('officeViewer.page', { number, pages: count });
  const turnPage = (by: 1 | -1) => setNumber((now) => Math.min(count, Math.max(1, now + by)));
  const noteDrawn = (shown: PdfPage) => {
    drawn.current.add(shown);
    if (drawn.current.size === count) onShown?.();
  };
  const buttons = (
    <span className={css.pages}>
      <IconButton
        label={t('officeViewer.previousPage')}
        aria-keyshortcuts="PageUp"
        icon={<IconChevronLeft aria-hidden="true" />}
        resting={number === 1}
        onClick={() => turnPage(-1)}
      />
      <Status>
        <span className={css.page}>{words}</span>
      </Status>
      <IconButton
        label={t('officeViewer.nextPage')}
        aria-keyshortcuts="PageDown"
        icon={<IconChevronRight aria-hidden="true" />}
        resting={number === count}
        onClick={() => turnPage(1)}
      />
    </span>
  );
  return (
    <ViewerFrame label={label} natural={page} isEnlarged {...(count > 1 && { pages: { turnPage, buttons } })}>
      {(shown) =>
        page && (
          <Sheet
            page={page}
            shown={shown}
            label={words}
            onDrawn={() => noteDrawn(page)}
            onBroken={() => onBroken('broken')}
          />
        )
      }
    </ViewerFrame>
  );
}

type SheetProps = { page: PdfPage; shown: Shown; label: string; onDrawn: () => void; onBroken: () => void };

/** A page as a picture, with its text for screen readers. */
function Sheet({ page, shown: { width, height, turns }, label, onDrawn, onBroken }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const broken = useLatest(onBroken);
  const drawn = useLatest(onDrawn);
  const text = useText(page);
  useEffect(() => {
    if (!canvas.current || width === 0) return;
    const { done, cancel } = page.draw(canvas.current, width, turns);
    done.then(
      (isWhole) => isWhole && drawn.current(),
      () => broken.current(),
    );
    return cancel;
  }, [page, width, turns, drawn, broken]);
  return (
    <>
      <div className={css.sheet} style={{ width, height }}>
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
      <p className="visually-hidden">{text}</p>
    </>
  );
}

function usePdf(file: Blob, onBroken: PdfViewProps['onBroken']): OpenPdf | undefined {
  const [pdf, setPdf] = useState<OpenPdf>();
  const broken = useLatest(onBroken);
  useEffect(() => {
    let isWanted = true;
    let opened: OpenPdf | undefined;
    openPdf(file).then(
      (open) => {
        opened = open;
        if (isWanted) setPdf(open);
        else open.close();
      },
      (error) => isWanted && broken.current(isLocked(error) ? 'locked' : 'broken'),
    );
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [file, broken]);
  return pdf;
}

/** The page with this number; the former page stays until it is loaded. */
function usePage(pdf: OpenPdf | undefined, number: number, onBroken: PdfViewProps['onBroken']): PdfPage | undefined {
  const [page, setPage] = useState<PdfPage>();
  const broken = useLatest(onBroken);
  useEffect(() => {
    let isWanted = true;
    pdf?.page(number).then(
      (next) => isWanted && setPage(next),
      () => isWanted && broken.current('broken'),
    );
    return () => {
      isWanted = false;
    };
  }, [pdf, number, broken]);
  return page;
}

function useText(page: PdfPage): string {
  const [read, setRead] = useState<{ page: PdfPage; text: string }>();
  useEffect(() => {
    let isWanted = true;
    page.text().then(
      (text) => isWanted && setRead({ page, text }),
      // the picture is still useful without the text
      () => isWanted && setRead({ page, text: '' }),
    );
    return () => {
      isWanted = false;
    };
  }, [page]);
  return read?.page === page ? read.text : '';
}

/** A ref to the latest value, so that an effect does not restart for a new function. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
