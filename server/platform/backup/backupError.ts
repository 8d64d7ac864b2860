/** A backup cannot be made or restored, and why, in one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
