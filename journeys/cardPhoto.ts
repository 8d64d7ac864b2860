import sharp, { type Sharp } from 'sharp';

const LINES = 14;

/** A photo of a card, as a phone takes it: lying on its side, with device and direction in its metadata. */
export async function aCardPhoto(text: string, change = (picture: Sharp) => picture) {
  const lines = Array.from(
    { length: LINES },
    (_, at) => `<text x="180" y="${190 + at * 50}" font-size="36">${text} ${at + 1} Yılmaz</text>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><rect width="1500" height="1000" fill="#b8a890"/>
    <rect x="120" y="100" width="1200" height="780" rx="40" fill="#f4f1ea"/>${lines.join('')}</svg>`;
  const buffer = await change(sharp(await sharp(Buffer.from(drawing)).rotate(270).png().toBuffer()))
    .jpeg()
    .withExif({ IFD0: { Model: 'Telephone 7' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'image.jpg', mimeType: 'image/jpeg', buffer };
}
