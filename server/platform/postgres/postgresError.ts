/** The database of our own cannot start; the message is one line for whoever runs the server. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
