import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './lib/paths.mjs';

/**
 * Draws the icons of the installed app from one picture: `node scripts/icons.mjs <picture> <folder>`, by default our own mark
 * into `association/icons`. The picture should be square; SVG and PNG work.
 */
const [picture = join(ROOT, 'web/assets/favicon.svg'), folder = join(ROOT, 'association/icons')] =
  process.argv.slice(2);
const PAPER = '#fffdf9';
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

// Android crops a maskable icon to a circle of 80 % of its side; iOS rounds the corners and paints transparency black
const icons = [
  { name: 'icon-192.png', side: 192, share: 1, background: NOTHING },
  { name: 'icon-512.png', side: 512, share: 1, background: NOTHING },
  { name: 'maskable-512.png', side: 512, share: 0.66, background: PAPER },
  { name: 'touch-180.png', side: 180, share: 0.82, background: PAPER },
];

mkdirSync(folder, { recursive: true });
for (const { name, side, share, background } of icons) await draw(name, { side, share, background });

async function draw(name, { side, share, background }) {
  const inner = Math.round(side * share);
  const mark = await sharp(picture, { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: NOTHING })
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));
}
