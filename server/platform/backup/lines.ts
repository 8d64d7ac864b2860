import { StringDecoder } from 'node:string_decoder';

/** The lines of a text; only a line feed ends one, for JSON may hold all other characters that count as line ends. */
export async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let kept = '';
  for await (const bytes of source) {
    const parts = (kept + decoder.write(bytes)).split('\n');
    kept = parts.pop() ?? '';
    yield* parts;
  }
  if (kept !== '') yield kept;
}
