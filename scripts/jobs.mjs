import { prepareBeside } from './lib/prepare.mjs';
import { fail, serve } from './lib/serve.mjs';

try {
  serve(prepareBeside(), ['server/jobs.ts', ...process.argv.slice(2)]);
} catch (error) {
  fail(error.message);
}
