/** Why a backup cannot be made or restored, in one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
