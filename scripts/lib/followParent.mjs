/** Loaded before a program that `serve` starts: when the one who started it is gone, it is asked to end. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref(); // listening for that alone keeps nobody alive
}
