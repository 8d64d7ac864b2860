import type { Association } from './association.ts';
import { textMessageSize } from './textMessageParts.ts';

type Named = Pick<Association, 'name' | 'short_name'>;

/**
 * A text message that begins with the association's name. A name that would cost another message loses its letters outside
 * the default alphabet, then its last words, then its last letters.
 */
export function signedText({ name, short_name = name }: Named, write: (name: string) => string): string {
  const text = formsOf(short_name)
    .map(write)
    .find((each) => textMessageSize(each).parts === 1);
  return text ?? write(short_name);
}

function formsOf(name: string): string[] {
  const plain = [...name].map(plainLetter).join('');
  const words = plain.split(/\s+/);
  const first = words[0] ?? '';
  return [
    ...[name, plain],
    ...words.map((_, count) => words.slice(0, words.length - count).join(' ')),
    ...[...first].map((_, count) => first.slice(0, first.length - count)),
  ];
}

function plainLetter(letter: string): string {
  if (textMessageSize(letter).alphabet === 'gsm') return letter;
  return letter === 'ı' ? 'i' : letter.normalize('NFD').replace(/\p{M}/gu, '');
}
