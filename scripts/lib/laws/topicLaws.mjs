import { placeOf } from './place.mjs';

const OPEN_TO_OTHERS = /\.(actions|reads|news)\.ts$/;

/**
 * Laws 2, 3 and 5, as far as a single import can break them. Texts have no order, because they are words for the
 * domain's keys.
 */
export function topicLaw(item, { from, to, topics, composers }) {
  const free = from.room === 'texts' || (from.isTest && from.room !== 'domain' && from.room !== 'web');
  if (item.target === undefined || free) return undefined;
  return (
    platformLaw(item, from, to) ??
    audienceLaw(item, from, to) ??
    composerLaw(item, from, composers) ??
    orderLaw(item, { from, to, topics })
  );
}

/**
 * Law 6: our own modules are imported by name, so that a name is found wherever it is used and a verb exists once. Files at
 * the root may list what whole modules export.
 */
export function namesLaw({ target, everything }, { from }) {
  if (!everything || target === undefined || from.atRoot || from.isTest) return undefined;
  return `law 6: import names, not all of ${target}`;
}

/** The files that may import all topics, such as the list of routes: at the root of a room, or in a folder for it. */
export function composersOf(sources, topics) {
  return new Set(
    sources
      .filter(({ path, imports }) => {
        const { atRoot, composes } = placeOf(path, topics);
        return composes || (atRoot && imports.some(({ target }) => target && isTopicOfRoom(target, path, topics)));
      })
      .map(({ path }) => path),
  );
}

function isTopicOfRoom(target, path, topics) {
  const { room, topic } = placeOf(target, topics);
  return topic !== undefined && room !== 'texts' && path.startsWith(`${room}/`);
}

/** Law 5: `platform` knows no topic, `ui` knows no domain word. */
function platformLaw({ target }, from, to) {
  if (from.folder === 'ui' && from.room === 'web' && (to.room === 'domain' || to.topic)) {
    return `law 5: web/ui knows no domain word (${target})`;
  }
  if (from.folder !== 'platform' || !to.topic) return undefined;
  if (to.room === 'domain' && (to.topic === 'shared' || from.room === 'web')) return undefined;
  return `law 5: platform knows no topic (${target})`;
}

/** What the parts of an audience may share: its frame, its calls, and the office's viewer of documents. */
const SHARED_PARTS = ['frame', 'calls', 'viewer'];

/**
 * Law 4: screens are above the topics, by audience and menu part; only route tables and their own part may import them.
 */
function audienceLaw({ target }, from, to) {
  if (!to.audience || from.atRoot) return undefined;
  if (from.audience !== to.audience)
    return `law 4: ${target} is a screen's, only ${to.audience} and its route table may know it`;
  if (from.part === to.part || SHARED_PARTS.includes(to.part)) return undefined;
  return `law 4: ${from.part} may not know another part's ${target}`;
}

/** Files that put the topics together are above them. */
function composerLaw({ target }, from, composers) {
  if (from.atRoot || from.composes || !composers.has(target)) return undefined;
  return `law 2: ${target} puts topics together, so none of them may know it`;
}

/**
 * Law 2: left topics never import right ones. Law 3: of another topic only its public files may be imported, also by a
 * folder that puts topics together.
 */
function orderLaw({ target, typeOnly }, { from, to, topics }) {
  if (!(from.topic || from.composes) || !to.topic || from.topic === to.topic) return undefined;
  if (from.topic && topics.indexOf(to.topic) > topics.indexOf(from.topic)) {
    return `law 2: ${from.topic} stands left of ${to.topic} and may not know it (${target})`;
  }
  if (from.room !== 'server' || to.room !== 'server' || OPEN_TO_OTHERS.test(target)) return undefined;
  if (from.composes && target.endsWith('.checks.ts')) return undefined; // queries that must return nothing
  if (typeOnly && target.endsWith('.tables.ts')) return undefined; // the shape of a row cannot change anything
  return `law 3: of ${to.topic} others may import .actions, .reads and .news, not ${target}`;
}
