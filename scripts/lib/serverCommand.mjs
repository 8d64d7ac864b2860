import { prepareCommand } from './prepare.mjs';
import { assertServerBuilt } from './productBuild.mjs';
import { fail, serve } from './serve.mjs';

/** Runs a command of the server in place of this process, with these arguments before our own. */
export function runServerCommand(program, ...words) {
  try {
    const node = prepareCommand();
    assertServerBuilt();
    serve(node, [`dist/server/${program}.js`, ...words, ...process.argv.slice(2)]);
  } catch (error) {
    fail(error.message);
  }
}
