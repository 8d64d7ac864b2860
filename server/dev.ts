import { serveSources } from './program/devInterfaces.ts';
import { runProgram } from './program/program.ts';

/** `npm run dev`: the same program, serving the interfaces from their sources. */
await runProgram(serveSources);
