import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from './paths.mjs';

/** The worker, decoders of scanned pages, and the fonts that every PDF may take for granted; tables for Chinese and Japanese are not there. */
const FILES = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  wasm: /_fallback\.js$/,
  standard_fonts: /\.(pfb|ttf)$/,
};

/** For Vite: puts beside the interface what pdf.js fetches by name while it draws, in a folder named after its version. */
export function pdfFiles() {
  const pdfjs = join(MODULES, 'pdfjs-dist');
  return {
    name: 'pdf-files',
    apply: 'build',
    generateBundle() {
      const { version } = JSON.parse(readFileSync(join(pdfjs, 'package.json'), 'utf8'));
      for (const [folder, wanted] of Object.entries(FILES)) {
        for (const name of readdirSync(join(pdfjs, folder)).filter((each) => wanted.test(each))) {
          const source = readFileSync(join(pdfjs, folder, name));
          this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${name}`, source });
        }
      }
    },
  };
}
