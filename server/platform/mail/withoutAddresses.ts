const WORD = /[^\s<>"'(),:;]+/g;
const ADDRESS = /.@./s;

/** Removes addresses from an error: mail servers repeat them, and log, queue and list must not name the recipient. */
export function withoutAddresses(text: string): string {
  return text.replace(WORD, (word) => (ADDRESS.test(word) ? '…' : word));
}
