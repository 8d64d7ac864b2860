import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfFiles } from '../scripts/lib/pdfFiles.mjs';
import { chunkGroups } from './platform/start/chunkGroups.ts';
import { contractCalls } from './platform/start/contractCalls.ts';
import { leaveOutInfiniteQueries } from './platform/start/leaveOut.ts';
import { pageHead } from './platform/start/pageHead.ts';
import { pageWords } from './platform/start/pageWords.ts';
import { replacePreloadHelper } from './platform/start/preloadHelper.ts';
import { screenFiles } from './platform/start/screenFiles.ts';

const root = import.meta.dirname;

/** Portal and office are separate builds, chosen by the mode, so that members never fetch anything of the office. */
const portal = {
  base: '/member-ui/',
  page: {
    title: 'Mitgliederportal',
    entry: 'portal.tsx',
    de: 'Bitte schalten Sie JavaScript ein, um das Portal zu benutzen.',
    tr: 'Portalı kullanmak için lütfen JavaScript’i açın.',
    en: 'Please switch on JavaScript to use the portal.',
  },
  tables: [{ table: join(root, 'publicRoutes.ts') }, { table: join(root, 'memberRoutes.ts'), words: 'inside' }],
  // only the portal's pages are prerendered, and can be pressed before hydration
  earliest: join(root, 'platform/start/earlyPress.ts'),
};
const office = {
  base: '/office-ui/',
  page: {
    title: 'Büro',
    entry: 'office.tsx',
    de: 'Bitte schalten Sie JavaScript ein, um im Büro zu arbeiten.',
    tr: 'Büroda çalışmak için lütfen JavaScript’i açın.',
    en: 'Please switch on JavaScript to work in the office.',
  },
  tables: [{ table: join(root, 'officeRoutes.ts'), words: 'officeScreens' }],
  earliest: join(root, 'platform/start/startStatus.ts'),
};

export default defineConfig(({ isSsrBuild, mode }) => {
  const { base, page, tables, earliest } = mode === 'office' ? office : portal;
  return {
    root,
    base,
    plugins: [
      contractCalls(root),
      replacePreloadHelper(join(root, 'platform/start/fetchChunk.ts')),
      leaveOutInfiniteQueries(),
      chunkGroups(),
      screenFiles(tables),
      pageWords(page),
      pageHead(earliest),
      react(),
      ...(mode === 'office' ? [pdfFiles()] : []),
    ],
    build: {
      outDir: '../dist/web',
      manifest: true,
      sourcemap: false,
      // the oldest browsers supported: phones without newer systems, iOS 16 and Android with Chrome 111
      target: ['es2022', 'safari16', 'chrome111', 'firefox115'],
      // nothing inline: the Content-Security-Policy allows neither data: images nor inline scripts
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, isSsrBuild ? 'portal.prerendered.tsx' : 'index.html') },
    },
    // the prerendering program must run without node_modules
    ssr: { noExternal: true },
    // Vite cannot find the script behind the page's placeholder, so it is named for the scan of packages
    optimizeDeps: { entries: [join(root, page.entry)] },
  };
});
