import { isDeepStrictEqual } from 'node:util';
import type { referenceContract } from '../../domain/reference/reference.contract.ts';
import type { Association } from '../../domain/shared/association.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { defaultLanguage, type Language } from '../../domain/shared/language.ts';
import type { Actor } from '../platform/actor.ts';
import type { Ask } from '../platform/context.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { drawPdf } from '../platform/pdf/pdfRenderer.ts';
import { type LegalText, readLegalText } from './downloads.reads.ts';

type Drawn = { text: LegalText; file: Promise<FileAnswer> };

const drawn = new Map<string, Drawn>();

/**
 * Terms of use or data protection as a PDF, rendered once per language and again after the association has edited the text (D33).
 */
export async function downloadFile(
  ask: Ask<Actor>,
  { name, lang }: Input<typeof referenceContract.downloadFile>,
): Promise<FileAnswer> {
  const language = lang ?? languageOf(ask.actor);
  const text = await readLegalText(name, language);
  const key = `${name}.${language}`;
  const known = drawn.get(key);
  if (known && isDeepStrictEqual(known.text, text)) return known.file;
  const file = draw(text, ask.settings.association);
  drawn.set(key, { text, file });
  // a failed rendering is tried again on the next request
  file.catch(() => drawn.delete(key));
  return file;
}

async function draw(text: LegalText, association: Association): Promise<FileAnswer> {
  // loaded here with the Markdown parser, which nothing else needs
  const { legalDocument } = await import('./downloads.wording.ts');
  const document = legalDocument(text, association);
  const content = await drawPdf(document);
  const filename = `${document.title}.pdf`;
  return { filename, contentType: 'application/pdf', content, sizeBytes: content.byteLength };
}

function languageOf(actor: Actor): Language {
  return actor.kind === 'member' || actor.kind === 'office' ? actor.language : defaultLanguage;
}
