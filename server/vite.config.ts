import { join } from 'node:path';
import { defineConfig } from 'vite';

const programs = ['main', 'jobs', 'office', 'upkeep'];

/**
 * The server and its commands as programs of few files, with the packages that they need from the first moment on: Node
 * finds and links a thousand modules one by one otherwise, which is two thirds of a start. Their lines are to be read: a
 * log names them.
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
