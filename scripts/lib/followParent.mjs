/** Loaded before a program that `serve` starts: asks the program to shut down when its parent is gone. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref(); // listening alone must not keep the process running
}
