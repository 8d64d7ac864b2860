import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { inBrowserBuild } from './browserBuild.ts';

/** The worker, decoders of scanned pages, and the fonts that every PDF may take for granted; tables for Chinese and Japanese are not there. */
const FILES: Record<string, RegExp> = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  wasm: /_fallback\.js$/,
  standard_fonts: /\.(pfb|ttf)$/,
};

/** Puts beside the interface what pdf.js fetches by name while it draws, in a folder that is named after its version. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    apply: inBrowserBuild,
    generateBundle() {
      const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      for (const [folder, wanted] of Object.entries(FILES)) {
        const from = join(dirname(manifest), folder);
        for (const name of readdirSync(from).filter((each) => wanted.test(each))) {
          const fileName = `assets/pdfjs-${version}/${name}`;
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(from, name)) });
        }
      }
    },
  };
}
