import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stop } from './product.ts';

const PROGRAM = '/usr/sbin/nginx';
const POLL_MS = 20;
const PATIENCE_MS = 5_000;

/**
 * Starts nginx on the folder of `file`, with compressed copies beside the files; undefined if nginx is not installed.
 */
export async function startNginx(port: number, file: string, folder: string) {
  if (!existsSync(PROGRAM)) return undefined;
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, settingsFor(port, dirname(file), folder));
  const child = spawn(PROGRAM, ['-p', folder, '-c', settings, '-e', join(folder, 'nginx.error')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await untilUp(child, url);
  return { url, stop: () => stop(child) };
}

/** One worker, because our server is one process. */
function settingsFor(port: number, root: string, folder: string): string {
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 1000000;
  types { text/javascript js; text/css css; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location / { root "${root}"; add_header cache-control "public, max-age=31536000, immutable"; }
  }
}
`;
}

async function untilUp(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until && child.exitCode === null) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(POLL_MS);
  }
  throw new Error('nginx did not start');
}
