/** For whom screens are: they stand above the topics. */
const AUDIENCES = ['portal', 'office'];

/**
 * Where a file lives: its room, its topic if it belongs to one, the special folder (`platform`, `ui`, `testing`)
 * if it is in one, for which audience and in which part of its menu a screen is, and whether it lies at the root of its room, where files may know every topic.
 */
export function placeOf(path, topics) {
  const parts = path.split('/');
  const room = parts[0];
  const folder = parts.length > 2 ? parts[1] : undefined;
  const audience = room === 'web' && AUDIENCES.includes(folder) ? folder : undefined;
  const topic = !audience && topics.includes(folder) ? folder : undefined;
  const part = audience && parts.length > 3 ? parts[2] : undefined;
  return { room, folder, topic, audience, part, atRoot: folder === undefined, isTest: isTest(path, room, folder) };
}

/** Proofs and measurements stand outside the product: they may look everywhere in it. */
function isTest(path, room, folder) {
  return /\.(test|journey)\.tsx?$/.test(path) || folder === 'testing' || room === 'journeys' || room === 'bench';
}
