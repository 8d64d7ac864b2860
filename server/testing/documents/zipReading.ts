import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of an archive by name, read from its directory like other programs do. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== END) throw new Error('not a whole archive');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('not an entry');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const nameEnd = at + 46 + (nameBytes ?? 0);
    files.set(bytes.toString('utf8', at + 46, nameEnd), contentOf(bytes, at));
    at = nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return files;
}

function contentOf(bytes: Buffer, entry: number): Buffer {
  const packedSize = bytes.readUInt32LE(entry + 20);
  const local = bytes.readUInt32LE(entry + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + packedSize);
  return bytes.readUInt16LE(entry + 10) === DEFLATED ? inflateRawSync(packed) : packed;
}
