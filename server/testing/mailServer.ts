import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server's answer to a recipient that it refuses: `{ code: 550, text: '5.1.1 no such user' }`. */
export type Unwilling = { code: number; text: string };

/** A mail server that can be unreachable or refuse; it records the recipients of accepted mails. */
export async function aMailServer() {
  const received: string[] = [];
  const box = {
    unwilling: undefined as Unwilling | undefined,
    received,
    url: '',
    start: async () => {},
    stop: async () => {},
  };
  const make = () =>
    new SMTPServer({
      authOptional: true,
      // clients with an open connection notice at once that it is down
      closeTimeout: 100,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => {
        if (!box.unwilling) return done();
        done(Object.assign(new Error(box.unwilling.text), { responseCode: box.unwilling.code }));
      },
      onData: (stream, session, done) => {
        stream.resume().on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
  let running = make();
  let port = 0;
  box.start = async () => {
    running = make();
    running.listen(port, '127.0.0.1');
    await once(running.server, 'listening');
    const address = running.server.address();
    if (address !== null && typeof address === 'object') port = address.port;
    box.url = `smtp://127.0.0.1:${port}`;
  };
  box.stop = () => new Promise((resolve) => running.close(() => resolve()));
  await box.start();
  return box;
}
