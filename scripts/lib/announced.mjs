/** Prints what begins, and afterwards on the same line how long it took. */
export async function announced(what, work) {
  process.stdout.write(`${what} … `);
  const begun = performance.now();
  try {
    const result = await work();
    process.stdout.write(`${secondsSince(begun)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

export function secondsSince(begun) {
  return ((performance.now() - begun) / 1000).toFixed(1);
}
