import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileLaw, folderLaw, sourceLaw } from './fileLaws.mjs';
import { circleLaw, portalLaw } from './graphLaws.mjs';
import { placeOf } from './place.mjs';
import { readSources } from './readSources.mjs';
import { roomLaw } from './roomLaws.mjs';
import { composersOf, namesLaw, topicLaw } from './topicLaws.mjs';
import { waitLaw } from './waitLaws.mjs';

/** Every violation of the house laws below `root`: `{ path, line, message }`. */
export function violationsIn(root) {
  const topics = JSON.parse(readFileSync(join(root, 'topics.json'), 'utf8'));
  const sources = readSources(root);
  const house = { topics, composers: composersOf(sources, topics) };
  const single = sources.flatMap((source) => {
    const place = placeOf(source.path, topics);
    return [
      ...fileLaw(source, place),
      ...sourceLaw(source, place),
      ...importLaws(source, place, house),
      ...waitLaw(source),
    ];
  });
  return [...single, ...folderLaw(sources.map(({ path }) => path)), ...portalLaw(sources), ...circleLaw(sources)];
}

function importLaws(source, from, { topics, composers }) {
  return source.imports.flatMap((item) => {
    const places = { from, to: item.target && placeOf(item.target, topics), topics, composers };
    return [roomLaw(item, places), topicLaw(item, places) ?? namesLaw(item, places)]
      .filter(Boolean)
      .map((message) => ({ path: source.path, line: item.line, message }));
  });
}
