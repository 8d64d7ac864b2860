import { prepareBeside } from './lib/prepare.mjs';
import { fail, serve } from './lib/serve.mjs';

try {
  serve(prepareBeside(), ['server/upkeep.ts', 'backup', ...process.argv.slice(2)]);
} catch (error) {
  fail(error.message);
}
