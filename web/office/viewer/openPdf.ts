import {
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  RenderingCancelledException,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Size } from './view.ts';

/** The folder of files that pdf.js fetches when a document needs them (`scripts/lib/pdfFiles.mjs`). */
const FOLDER = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;
/** A4 at 350 dpi; phones cannot draw a canvas of more than 16 megapixels. */
const MOST_PIXELS = 12_000_000;
/** About 400 MB when decoded; larger scans could crash the browser. */
const MOST_IMAGE_PIXELS = 100_000_000;
const LONGEST_TEXT = 20_000;

export type PdfPage = Size & {
  /** The text of the page for screen readers; empty for a scan. */
  text: () => Promise<string>;
  /** Renders the page sharply for that width on this screen; `done` resolves to false if it was cancelled. */
  draw: (canvas: HTMLCanvasElement, width: number, turns: number) => { done: Promise<boolean>; cancel: () => void };
};

export type OpenPdf = { count: number; page: (number: number) => Promise<PdfPage>; close: () => void };

/**
 * Opens a PDF only to render it: no script, form, link or font program of the document reaches the browser, and its
 * worker may fetch nothing but parts of pdf.js (decision 46). Throws the errors of pdf.js; `isLocked` recognises a
 * password.
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  GlobalWorkerOptions.workerSrc = `${FOLDER}pdf.worker.min.mjs`;
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    // glyphs are drawn as paths
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: FOLDER,
    // WebAssembly would need a wider Content-Security-Policy
    useWasm: false,
    wasmUrl: FOLDER,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    maxImageSize: MOST_IMAGE_PIXELS,
  });
  const close = () => void task.destroy();
  try {
    const { numPages: count, getPage } = await task.promise.then((pdf) => ({
      numPages: pdf.numPages,
      getPage: (number: number) => pdf.getPage(number),
    }));
    return { count, close, page: async (number) => asPage(await getPage(number)) };
  } catch (error) {
    close();
    throw error;
  }
}

/** Whether the document needs a password. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

function asPage(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    text: () => textOf(page),
    draw: (canvas, shownWidth, turns) => draw(page, canvas, shownWidth, turns),
  };
}

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, shownWidth: number, turns: number) {
  const rotation = (page.rotate + turns * 90) % 360;
  const plain = page.getViewport({ scale: 1, rotation });
  const wanted = (shownWidth * window.devicePixelRatio) / plain.width;
  const most = Math.sqrt(MOST_PIXELS / (plain.width * plain.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, most), rotation });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const drawing = page.render({ canvas, viewport });
  const done = drawing.promise.then(
    () => true,
    (error) => {
      if (error instanceof RenderingCancelledException) return false;
      throw error;
    },
  );
  return { done, cancel: () => drawing.cancel() };
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''));
  return words.join('').slice(0, LONGEST_TEXT).trim();
}
