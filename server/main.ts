import { runProgram } from './program/program.ts';

await runProgram();
