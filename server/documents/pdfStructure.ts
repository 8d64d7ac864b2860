import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { holdsScriptsOrFiles } from './pdfObjects.ts';
import type { Verdict } from './verdict.ts';

/** Only so many pages are checked: a truncated file lacks some of the first ones. */
const MOST_PAGES = 300;

/** Opens a PDF as the office’s viewer will, then checks its contents. */
export async function judgePdf(bytes: Buffer): Promise<Verdict> {
  // pdf.js takes ownership of the bytes
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
  });
  try {
    if (!(await hasPages(await task.promise))) return 'file_damaged';
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'file_needs_password' : 'file_damaged';
  }
  return (await holdsScriptsOrFiles(bytes)) ? 'file_not_safe' : 'accepted';
}

async function hasPages(document: PDFDocumentProxy): Promise<boolean> {
  const { numPages } = document;
  for (let number = 1; number <= Math.min(numPages, MOST_PAGES); number += 1) await document.getPage(number);
  return numPages > 0;
}
