/** There is no file under a name, or it is not the stored one: truncated, changed, or encrypted with a lost key. */
export class FileLost extends Error {
  override readonly name = 'FileLost';
}
