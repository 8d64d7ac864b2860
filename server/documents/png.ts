import { crc32 } from 'node:zlib';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import { checkPixels, type Walk } from './walk.ts';

const SIGNATURE_BYTES = 8;
const HEADER_DATA_BYTES = 13;
const CHECKSUM_BYTES = 4;
const colourTypes = [0, 2, 3, 4, 6];
const bitDepths = [1, 2, 4, 8, 16];

/** Walks through a PNG: header, chunks, end, and nothing behind it. */
export function* walkPng(): Walk {
  yield { skip: SIGNATURE_BYTES };
  yield* header();
  let hasPicture = false;
  for (let chunk = chunkOf(yield { read: 8 }); chunk.type !== 'IEND'; chunk = chunkOf(yield { read: 8 })) {
    hasPicture ||= chunk.type === 'IDAT';
    yield { skip: chunk.length + CHECKSUM_BYTES };
  }
  if (!hasPicture) refuse('incorrect_file_type');
  yield { skip: CHECKSUM_BYTES };
  yield { rest: 'nothing' };
}

function* header(): Walk {
  const start = yield { read: 8 };
  const { type, length } = chunkOf(start);
  if (type !== 'IHDR' || length !== HEADER_DATA_BYTES) refuse('incorrect_file_type');
  const data = yield { read: HEADER_DATA_BYTES };
  const checksum = yield { read: CHECKSUM_BYTES };
  if (crc32(Buffer.concat([start.subarray(4), data])) !== checksum.readUInt32BE()) refuse('incorrect_file_type');
  if (!bitDepths.includes(data.readUInt8(8)) || !colourTypes.includes(data.readUInt8(9))) {
    refuse('incorrect_file_type');
  }
  checkPixels(data.readUInt32BE(0), data.readUInt32BE(4));
}

function chunkOf(start: Buffer): { length: number; type: string } {
  const type = start.toString('latin1', 4);
  if (!/^[A-Za-z]{4}$/.test(type)) refuse('incorrect_file_type');
  return { length: start.readUInt32BE(0), type };
}
