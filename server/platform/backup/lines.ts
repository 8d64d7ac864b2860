import { StringDecoder } from 'node:string_decoder';

/** The lines of a text, ended by line feeds only, because JSON may contain all other line separators. */
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
