import { refuse } from '../../domain/documents/documents.refusals.ts';
import { checkPixels, type Walk } from './walk.ts';

const PREFIX = 0xff;
const END = 0xd9;
const SCAN = 0xda;
const NOT_FRAMES = [0xc4, 0xc8, 0xcc];
const FRAME_HEADER_BYTES = 6;

/**
 * Walks through a JPEG: segments, the frame that tells the size, picture data, end. Telephones append previews and films
 * behind the end, so that something may follow; another kind of file may not.
 */
export function* walkJpeg(): Walk {
  yield { skip: 2 };
  let hasFrame = false;
  let marker = yield* nextMarker();
  while (marker !== END) {
    const length = (yield { read: 2 }).readUInt16BE() - 2;
    if (length < 0) refuse('incorrect_file_type');
    if (isFrame(marker)) {
      yield* frame(length);
      hasFrame = true;
    } else {
      yield { skip: length };
    }
    if (marker === SCAN && !hasFrame) refuse('incorrect_file_type');
    marker = marker === SCAN ? (yield { seek: 'marker' }).readUInt8(1) : yield* nextMarker();
  }
  if (!hasFrame) refuse('incorrect_file_type');
  yield { rest: 'anything' };
}

function* nextMarker(): Generator<{ read: number }, number, Buffer> {
  if ((yield { read: 1 }).readUInt8() !== PREFIX) refuse('incorrect_file_type');
  let code = PREFIX;
  // any number of fill bytes may stand before the code
  while (code === PREFIX) code = (yield { read: 1 }).readUInt8();
  return code;
}

function* frame(length: number): Walk {
  if (length < FRAME_HEADER_BYTES) refuse('incorrect_file_type');
  const data = yield { read: FRAME_HEADER_BYTES };
  checkPixels(data.readUInt16BE(3), data.readUInt16BE(1));
  yield { skip: length - FRAME_HEADER_BYTES };
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.includes(marker);
}
