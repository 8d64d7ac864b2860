/** The audiences of screens, which are above the topics. */
const AUDIENCES = ['portal', 'office'];

/** Folders that put topics together, as the files at the root of a room do: nothing but an entrance may import them. */
const COMPOSING_FOLDERS = ['server/program', 'server/maintenance', 'server/commandLine'];

/**
 * Where a file belongs: its room, its topic, its special folder (`platform`, `ui`, `testing`), the audience and part of
 * a screen, whether it is at the root of its room, where files may import every topic, and whether its folder puts topics
 * together.
 */
export function placeOf(path, topics) {
  const parts = path.split('/');
  const room = parts[0];
  const folder = parts.length > 2 ? parts[1] : undefined;
  const audience = room === 'web' && AUDIENCES.includes(folder) ? folder : undefined;
  const topic = !audience && topics.includes(folder) ? folder : undefined;
  const part = audience && parts.length > 3 ? parts[2] : undefined;
  const composes = COMPOSING_FOLDERS.includes(`${room}/${folder}`);
  const atRoot = folder === undefined;
  return { room, folder, topic, audience, part, atRoot, composes, isTest: isTest(path, room, folder) };
}

/** Tests and benchmarks are outside of the product and may import everything. */
function isTest(path, room, folder) {
  return /\.(test|journey)\.tsx?$/.test(path) || folder === 'testing' || room === 'journeys' || room === 'bench';
}
