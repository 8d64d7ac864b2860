import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const programs = ['main', 'jobs', 'office', 'upkeep'];

/**
 * Writes letters beyond ASCII as escapes. V8 keeps the source of a loaded file in memory, and one such letter in it doubles its
 * size: two bytes for each letter.
 */
const inOneByteEach: Plugin = {
  name: 'in-one-byte-each',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
    }
  },
};

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * Bundles the server and its commands into few files, together with the packages that they need from the start: otherwise Node
 * finds and links a thousand modules one by one, which is two thirds of a start. Not minified, because logs name their lines.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [inOneByteEach],
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    sourcemap: false,
    rolldownOptions: {
      output: { comments: { legal: true, annotation: false, jsdoc: false } },
      input: Object.fromEntries(programs.map((name) => [name, join(import.meta.dirname, `${name}.ts`)])),
    },
  },
  ssr: { noExternal: true },
});
