import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from './paths.mjs';

/** The worker, the decoders of scanned pages, and the standard PDF fonts; without tables for Chinese and Japanese. */
const FILES = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  wasm: /_fallback\.js$/,
  standard_fonts: /\.(pfb|ttf)$/,
};

/**
 * A Vite plugin: puts the files that pdf.js fetches by name beside the interface, in a folder named after its version.
 */
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
