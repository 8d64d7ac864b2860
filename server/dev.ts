import { serveSources } from './devInterfaces.ts';
import { runProgram } from './program.ts';

/** `npm run dev`: the same program, with the interfaces as their sources are now. */
await runProgram(serveSources);
