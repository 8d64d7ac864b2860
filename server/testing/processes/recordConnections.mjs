import { appendFileSync } from 'node:fs';
import net from 'node:net';

/** Loaded before the product: writes one line with the target of every connection that this process opens. */
const path = process.env.RECORD_CONNECTIONS;
const connect = net.Socket.prototype.connect;
const record = (where) => appendFileSync(path, `${where}\n`);

net.Socket.prototype.connect = function recorded(...args) {
  this.once('lookup', (_error, _address, _family, host) => record(`name ${host}`));
  this.on('connectionAttempt', (ip, port) => port && record(`address ${ip}:${port}`));
  this.once('connect', () => this.remoteAddress ?? record('socket of this machine'));
  return connect.apply(this, args);
};
