import type { FastifyInstance } from 'fastify';
import { type Config, SettingError } from '../config.ts';

/** Listens where the settings say; an address that is taken or not ours is a wrong setting (D46). */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new SettingError(`The server cannot listen at PORT ${port}, HOST ${host}: ${error.message}`);
  }
}
