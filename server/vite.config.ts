import { join } from 'node:path';
import { defineConfig } from 'vite';

const programs = ['main', 'jobs', 'office', 'upkeep'];

/**
 * Bundles the server and its commands into few files, together with the packages that they need from the start: otherwise Node
 * finds and links a thousand modules one by one, which is two thirds of a start. Not minified, because logs name their lines.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    sourcemap: false,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((name) => [name, join(import.meta.dirname, `${name}.ts`)])),
    },
  },
  ssr: { noExternal: true },
});
