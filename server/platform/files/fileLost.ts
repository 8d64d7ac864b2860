/** Nothing lies under a name, or what lies there is not what was kept: cut off, changed, or sealed with a key that is gone. */
export class FileLost extends Error {
  override readonly name = 'FileLost';
}
