const WORD = /[^\s<>"'(),:;]+/g;
const ADDRESS = /.@./s;

/** The log, the queue and the list of failed mails keep why one did not leave, and not for whom: mail servers repeat the address. */
export function withoutAddresses(text: string): string {
  return text.replace(WORD, (word) => (ADDRESS.test(word) ? '…' : word));
}
