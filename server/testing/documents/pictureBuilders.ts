import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A JPEG of noise, which does not compress. */
export const aPicture = (width = 400, height = 300) =>
  sharp(randomFillSync(Buffer.alloc(width * height * 3)), { raw: { width, height, channels: 3 } });

/** A photo like a phone's: rotated, with location and device in its metadata. */
export function aPhoto(width = 40, height = 30): Promise<Buffer> {
  return aPicture(width, height)
    .jpeg()
    .withExif({ IFD0: { Model: 'Telephone 7' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Appends the film of a motion photo, which may contain any bytes, also those with which an archive begins. */
export function withFilmBehind(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0PK\x03\x04 and more', 'latin1')]);
}

/** Inserts bytes between two segments of a JPEG. */
export function withStrayBytes(jpeg: Buffer, stray: Buffer): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return Buffer.concat([jpeg.subarray(0, frame), stray, jpeg.subarray(frame)]);
}

/** A PNG whose header states this size, with only a few bytes of data. */
export function pngOfSize(width: number, height: number, isInterlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  const data = deflateSync(Buffer.alloc(1_000_000));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A JPEG whose header states another size than its data. */
export function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = Math.max(changed.indexOf(Buffer.from([0xff, 0xc0])), changed.indexOf(Buffer.from([0xff, 0xc2])));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

export function flipped(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(index) ^ 0xff, index);
  return changed;
}
