import { closeSync, writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ANSWER } from '../platform/process/boundedProcess.ts';
import { watchMemory } from '../platform/process/watchMemory.ts';
import { examine, type Task } from './examination.ts';

// A document comes in, a verdict or a picture goes out. The process ends afterwards, which frees all memory.
const [memoryMb, task] = process.argv.slice(2) as [string, Task];
watchMemory(Number(memoryMb));
const answer = await examine(task, await buffer(process.stdin));
for (let at = 0; at < answer.length; at += writeSync(ANSWER, answer, at));
closeSync(ANSWER);
process.exit(0);
