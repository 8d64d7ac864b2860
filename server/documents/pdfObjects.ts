import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** Dictionary values that mean a script, a program to start, or an embedded file. */
const UNSAFE_VALUES: Record<string, readonly string[]> = {
  S: ['JavaScript', 'Launch'],
  Type: ['EmbeddedFile'],
  Subtype: ['FileAttachment'],
};
/** Keys whose text is a script: `JS` of an action, `OnInstantiate` of a 3D picture. */
const SCRIPT_KEYS = ['JS', 'OnInstantiate'];
/** Keys that matter only if their dictionary is not empty. */
const CONTAINERS = ['JavaScript', 'EF'];
/** XFA forms contain their scripts in XML. */
const XML_SCRIPT = /<(\w+:)?script/;

/** Names to look for if the objects cannot be listed: long enough not to occur in image data by chance. */
const UNSAFE_NAMES = new Set(['JavaScript', 'Launch', 'EmbeddedFile', 'FileAttachment', 'OnInstantiate']);
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;

/**
 * Whether a PDF contains a script, starts a program or has embedded files, anywhere: also in unreferenced and in compressed
 * objects. This only protects people who open the original elsewhere: our viewer executes nothing.
 */
export async function holdsScriptsOrFiles(bytes: Buffer): Promise<boolean> {
  const context = await listObjects(bytes);
  if (!context) return namesUnsafe(bytes);
  for (const object of everythingIn(context)) {
    if (object instanceof PDFInvalidObject && namesUnsafe(written(object))) return true;
    if (
      object instanceof PDFDict &&
      object.entries().some(([key, value]) => isUnsafe(context, key.decodeText(), value))
    ) {
      return true;
    }
  }
  return false;
}

/** Every object and everything inside it. */
function* everythingIn(context: PDFContext): Generator<PDFObject> {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    yield object;
    for (const inner of insideOf(object)) waiting.push(inner);
  }
}

function insideOf(object: PDFObject): readonly PDFObject[] {
  if (object instanceof PDFStream) return [object.dict];
  if (object instanceof PDFArray) return object.asArray();
  return object instanceof PDFDict ? object.values() : [];
}

/** Undefined if the parser fails on a file that PDF readers still open. */
async function listObjects(bytes: Buffer): Promise<PDFContext | undefined> {
  try {
    const { context } = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      throwOnInvalidObject: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
    return context;
  } catch {
    return undefined;
  }
}

function isUnsafe(context: PDFContext, key: string, held: PDFObject): boolean {
  const value = context.lookup(held);
  if (value instanceof PDFName) return UNSAFE_VALUES[key]?.includes(value.decodeText()) ?? false;
  if (SCRIPT_KEYS.includes(key)) return isText(value);
  if (CONTAINERS.includes(key)) return value instanceof PDFDict && value.keys().length > 0;
  return key === 'XFA' && holdsXmlScript(context, value);
}

function isText(value: PDFObject | undefined): boolean {
  return value instanceof PDFString || value instanceof PDFHexString || value instanceof PDFStream;
}

/** `XFA` is a stream, or an array of alternating names and streams. */
function holdsXmlScript(context: PDFContext, value: PDFObject | undefined): boolean {
  if (value instanceof PDFArray) return value.asArray().some((part) => holdsXmlScript(context, context.lookup(part)));
  return value instanceof PDFRawStream && XML_SCRIPT.test(textIn(value));
}

/** Empty for a stream that no reader can decompress either: an unknown filter, or damaged data. */
function textIn(stream: PDFRawStream): string {
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  } catch {
    return '';
  }
}

function written(object: PDFObject): Buffer {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/** Looks for unsafe names in the file's text and in everything that can be decompressed. */
function namesUnsafe(bytes: Buffer): boolean {
  if (namesUnsafeIn(bytes.toString('latin1'))) return true;
  let budget = MOST_UNPACKED_BYTES;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 1)) {
    const text = unpacked(bytes.subarray(dataBehind(bytes, at + 'stream'.length)), budget);
    // a text that is too long to be searched might contain anything
    if (text === undefined || text.length >= budget || namesUnsafeIn(text)) return true;
    budget -= text.length;
  }
  return false;
}

function dataBehind(bytes: Buffer, at: number): number {
  const lineEnd = bytes.toString('latin1', at, at + 2);
  if (lineEnd === '\r\n') return at + 2;
  return lineEnd.startsWith('\n') || lineEnd.startsWith('\r') ? at + 1 : at;
}

/** Empty if it is not compressed, or in another way; undefined if it is longer than `mostBytes`. */
function unpacked(bytes: Buffer, mostBytes: number): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: mostBytes }).toString('latin1');
  } catch (error) {
    return error instanceof RangeError ? undefined : '';
  }
}

function namesUnsafeIn(text: string): boolean {
  for (const [, name = ''] of text.matchAll(NAME)) if (UNSAFE_NAMES.has(plain(name))) return true;
  return false;
}

/** Decodes escaped names such as `J#61vaScript`. */
function plain(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
