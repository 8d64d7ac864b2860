import { closeSync, writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ANSWER } from '../../platform/process/boundedProcess.ts';
import { watchMemory } from '../../platform/process/watchMemory.ts';
import { readSheets } from './sheetReading.ts';

// A file comes in, lines of JSON go out. The process ends afterwards, which frees all memory.
watchMemory(Number(process.argv[2]));
for await (const line of readSheets(await buffer(process.stdin))) {
  const bytes = Buffer.from(line);
  for (let at = 0; at < bytes.length; at += writeSync(ANSWER, bytes, at));
}
closeSync(ANSWER);
process.exit(0);
