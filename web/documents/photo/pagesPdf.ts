import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import { fittedSize, type Size } from './pageEdit.ts';

/** A page as a JPEG in colour, as a canvas makes it. */
export type JpegPage = Size & { jpeg: Uint8Array<ArrayBuffer> };

/** The longer side of A4 in points. */
const A4_HEIGHT = 842;
/** Each page has three objects: itself, what it draws, and its picture. Before them are the catalogue and the list. */
const FIRST_PAGE = 3;
const OBJECTS_PER_PAGE = 3;
const OFFSET_DIGITS = 10;

/** A PDF with one JPEG on each page, which is as large as its picture (ISO 32000-1; why not by a library: decision 66). */
export function pdfOfPages(pages: readonly JpegPage[]): Blob {
  const pdf = new PdfFile();
  const kids = pages.map((_page, index) => `${numberOf(index)} 0 R`).join(' ');
  pdf.object('<< /Type /Catalog /Pages 2 0 R >>');
  pdf.object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  for (const [index, page] of pages.entries()) addPage(pdf, page, numberOf(index));
  return pdf.finish();
}

function numberOf(index: number): number {
  return FIRST_PAGE + index * OBJECTS_PER_PAGE;
}

function addPage(pdf: PdfFile, { width, height, jpeg }: JpegPage, number: number): void {
  const shown = fittedSize({ width, height }, A4_HEIGHT);
  const [drawing, picture] = [number + 1, number + 2];
  pdf.object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${shown.width} ${shown.height}] /Contents ${drawing} 0 R ` +
      `/Resources << /XObject << /Photo ${picture} 0 R >> >> >>`,
  );
  const steps = `q ${shown.width} 0 0 ${shown.height} 0 0 cm /Photo Do Q`;
  pdf.object(`<< /Length ${steps.length} >>`, steps);
  pdf.object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
    jpeg,
  );
}

/** Writes numbered objects one after the other, and at the end where each of them begins. */
class PdfFile {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #offsets: number[] = [];
  #length = 0;

  constructor() {
    this.#write('%PDF-1.4\n%');
    // bytes above 127 tell programs that the file is not text
    this.#write(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]));
    this.#write('\n');
  }

  object(dictionary: string, stream?: string | Uint8Array<ArrayBuffer>): void {
    this.#offsets.push(this.#length);
    this.#write(`${this.#offsets.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      this.#write('stream\n');
      this.#write(stream);
      this.#write('\nendstream\n');
    }
    this.#write('endobj\n');
  }

  finish(): Blob {
    const table = this.#length;
    const count = this.#offsets.length + 1;
    const lines = this.#offsets.map((offset) => `${String(offset).padStart(OFFSET_DIGITS, '0')} 00000 n \n`);
    this.#write(`xref\n0 ${count}\n0000000000 65535 f \n${lines.join('')}`);
    this.#write(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
    return new Blob(this.#parts, { type: mediaTypes.pdf });
  }

  #write(part: string | Uint8Array<ArrayBuffer>): void {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
