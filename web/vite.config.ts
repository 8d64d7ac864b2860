import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfFiles } from '../scripts/lib/pdfFiles.mjs';
import { contractCalls } from './platform/start/contractCalls.ts';
import { fewFiles } from './platform/start/fewFiles.ts';
import { pageHead } from './platform/start/pageHead.ts';
import { pageWords } from './platform/start/pageWords.ts';
import { partsFirst } from './platform/start/partsFirst.ts';
import { screenFiles } from './platform/start/screenFiles.ts';

const root = import.meta.dirname;

/** Each interface is a build of its own, chosen by the mode: nothing of the office comes into what members fetch. */
const portal = {
  base: '/member-ui/',
  page: {
    title: 'Mitgliederportal',
    door: 'portal.tsx',
    de: 'Bitte schalten Sie JavaScript ein, um das Portal zu benutzen.',
    tr: 'Portalı kullanmak için lütfen JavaScript’i açın.',
    en: 'Please switch on JavaScript to use the portal.',
  },
  tables: [{ table: join(root, 'publicDoor.ts') }, { table: join(root, 'memberDoor.ts'), words: 'inside' }],
  // only the portal's pages are drawn ahead, and can be pressed before they are alive
  earliest: join(root, 'platform/start/earlyPress.ts'),
};
const office = {
  base: '/office-ui/',
  page: {
    title: 'Büro',
    door: 'office.tsx',
    de: 'Bitte schalten Sie JavaScript ein, um im Büro zu arbeiten.',
    tr: 'Büroda çalışmak için lütfen JavaScript’i açın.',
    en: 'Please switch on JavaScript to work in the office.',
  },
  tables: [{ table: join(root, 'officeDoor.ts'), words: 'officeScreens' }],
  earliest: join(root, 'platform/start/watchStart.ts'),
};

export default defineConfig(({ isSsrBuild, mode }) => {
  const { base, page, tables, earliest } = mode === 'office' ? office : portal;
  return {
    root,
    base,
    plugins: [
      contractCalls(),
      partsFirst(join(root, 'platform/start/fetchPart.ts')),
      fewFiles(),
      screenFiles(tables),
      pageWords(page),
      pageHead(earliest),
      react(),
      ...(mode === 'office' ? [pdfFiles()] : []),
    ],
    build: {
      outDir: '../dist/web',
      manifest: true,
      // one file: it is small, and each further one is a journey of its own
      cssCodeSplit: false,
      sourcemap: false,
      // phones that get no newer system: iOS 16, Android with Chrome 111
      target: ['es2022', 'safari16', 'chrome111', 'firefox115'],
      // nothing inline: the Content-Security-Policy allows neither data: images nor inline scripts
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, isSsrBuild ? 'portal.drawn.tsx' : 'index.html') },
    },
    // the program that draws pages for the server is complete in itself
    ssr: { noExternal: true },
    // the page's placeholder for its script hides it from the search for packages
    optimizeDeps: { entries: [join(root, page.door)] },
  };
});
