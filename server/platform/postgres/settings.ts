/** Only a part of the socket's name: PostgreSQL listens on no network. */
export const SOCKET_PORT = 5432;
export const SOCKET_FILE = `.s.PGSQL.${SOCKET_PORT}`;

export type Durability = { durable: boolean };

/** A server's arguments; a surviving one with other arguments is not adopted but restarted. */
export function serverArguments(folder: string, { durable }: Durability): string[] {
  const settings = { ...fixedSettings, ...(durable ? durableSettings : fastSettings) };
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

const fixedSettings = {
  listen_addresses: '',
  port: SOCKET_PORT,
  // relative to the data folder, which only its user can read: no limit on the path, nothing to quote
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: 100,
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '48MB',
  max_parallel_workers_per_gather: 0,
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  // Members' data must not be logged: no statements, no details of violated constraints (trust 12).
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
} as const;

const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' } as const;

const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
} as const;
