import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

// a process of its own, so that its memory is freed when it ends
const [program = ''] = process.argv.slice(2);
const { drawPages } = await import(pathToFileURL(program).href);
const pages: unknown = await drawPages(JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
