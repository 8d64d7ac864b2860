import { serveSources } from './devInterfaces.ts';
import { runProgram } from './program.ts';

/** `npm run dev`: the same program, serving the interfaces from their sources. */
await runProgram(serveSources);
