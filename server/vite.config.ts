import { join } from 'node:path';
import { defineConfig } from 'vite';

/**
 * The server as a program of few files, with the packages that it needs from the first moment on: Node finds and links
 * a thousand modules one by one otherwise, which is two thirds of a start. Its lines are to be read: a log names them.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: { ssr: join(import.meta.dirname, 'main.ts'), target: 'node24', minify: false, sourcemap: false },
  ssr: { noExternal: true },
});
