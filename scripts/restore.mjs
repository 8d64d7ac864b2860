import { prepare } from './lib/prepare.mjs';
import { fail, serve } from './lib/serve.mjs';

try {
  serve(await prepare(), ['server/upkeep.ts', 'restore', ...process.argv.slice(2)]);
} catch (error) {
  fail(error.message);
}
