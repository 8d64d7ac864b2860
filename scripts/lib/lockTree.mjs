import { inTheBrowser } from './dependencyPurposes.mjs';

/** Where a package ends up; the first two are delivered. */
export const PLACES = ['runs on the server', 'runs in the browser', 'only builds'];
const [SERVER, BROWSER, BUILD] = PLACES;

/** Tells of each path in the lock file where its package ends up. */
export function placesIn({ packages }) {
  const trees = inTheBrowser.map((name) => treeOf(packages, `node_modules/${name}`, outlivesBuild));
  const browser = new Set(trees.flatMap((tree) => [...tree]));
  return (path) => {
    if (!packages[path]?.dev) return SERVER;
    return browser.has(path) ? BROWSER : BUILD;
  };
}

function outlivesBuild(path) {
  return !path.includes('node_modules/@types/');
}

export function isDelivered(place) {
  return place !== BUILD;
}

/** A package by the name under which it is published, which is not that of its folder where it has an alias. */
export function nameOf(path, { name }) {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The paths of everything that comes with a package, as Node finds it, as far as `isWanted`. */
export function treeOf(packages, path, isWanted = () => true, found = new Set()) {
  if (!packages[path] || found.has(path) || !isWanted(path)) return found;
  found.add(path);
  const { dependencies = {}, optionalDependencies = {} } = packages[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const next = resolve(packages, path, name);
    if (next) treeOf(packages, next, isWanted, found);
  }
  return found;
}

function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (path in packages) return path;
    if (!folder) return undefined;
  }
}
