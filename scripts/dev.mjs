import { prepare } from './lib/prepare.mjs';
import { fail, serve } from './lib/serve.mjs';

/**
 * The product from its sources. What is changed in an interface is in the open page at once; where the server, a rule or a
 * text is changed, the server begins anew.
 */
await prepare().then(
  (node) => serve(node, ['--watch', '--watch-preserve-output', 'server/dev.ts', ...process.argv.slice(2)]),
  (error) => fail(error.message),
);
