import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractCalls } from './platform/contractCalls.ts';
import { fewFiles } from './platform/fewFiles.ts';
import { pageHead } from './platform/pageHead.ts';
import { partsFirst } from './platform/partsFirst.ts';
import { screenFiles } from './platform/screenFiles.ts';

const root = import.meta.dirname;
const doors = ['index.html', 'office.html'].map((name) => join(root, name)).filter((path) => existsSync(path));
const drawn = join(root, 'portal.drawn.tsx');
const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

/** Both doors are built together and share their chunks; the server gives each door its own address. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: '/member-ui/',
  plugins: [
    contractCalls(),
    partsFirst(join(root, 'platform/fetchPart.ts')),
    fewFiles(),
    screenFiles([{ table: join(root, 'publicDoor.ts') }, { table: join(root, 'memberDoor.ts'), words: 'inside' }]),
    pageHead(join(root, 'platform/earlyPress.ts')),
    react(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // one file: it is small, and each further one is a journey of its own
    cssCodeSplit: false,
    sourcemap: false,
    // phones that get no newer system: iOS 16, Android with Chrome 111
    target: ['es2022', 'safari16', 'chrome111', 'firefox115'],
    // nothing inline: the Content-Security-Policy allows neither data: images nor inline scripts
    assetsInlineLimit: 0,
    rolldownOptions: { input: isSsrBuild ? drawn : doors },
  },
  // the program that draws pages for the server is complete in itself
  ssr: { noExternal: true },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/login', '/logout', '/member-ui/config.json', '/demo'].map((path) => [path, server]),
    ),
  },
}));
