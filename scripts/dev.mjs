import { prepare } from './lib/prepare.mjs';
import { fail, serve } from './lib/serve.mjs';

/**
 * Runs the product from its sources. A change of an interface appears at once in the open page; after a change of the
 * server, a rule or a text the server restarts.
 */
await prepare().then(
  (node) => serve(node, ['--watch', '--watch-preserve-output', 'server/dev.ts', ...process.argv.slice(2)]),
  (error) => fail(error.message),
);
