import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '../../../domain/shared/language.ts';
import { type Compressed, compress } from './compression.ts';
import { type Contact, withContact } from './pageContact.ts';
import { pageSkeleton } from './pageSkeleton.ts';
import { type PrerenderedPages, prerenderPages } from './prerenderedPages.ts';

/** The files that a screen needs besides the page's own, and its texts by language. */
type ScreenNeeds = { files: string[]; words?: Record<Language, string> };

/** The pages of one build of the interface. */
type Build = {
  file: string;
  frame: string;
  screens: Record<string, ScreenNeeds>;
  prerendered: PrerenderedPages;
  made: Map<string, Compressed>;
};

type Wish = {
  pathname: string;
  /** With its question mark. */
  search: string;
  /** Of the device, if known. */
  language: Language;
  /** The visitor seems not to be logged in. */
  isPublic: boolean;
};

const SCRIPT =
  /<(script type="module"|link rel="modulepreload"|link(?= rel="preload" as="fetch" crossorigin hreflang=))/g;
const PRELOADED = /<link rel="preload"[^<>]*>\s*/g;
const SPOKEN = / hreflang="(\w+)"/;
const ROOT = '<div id="root"></div>';

/** A built interface. */
export type Interface = {
  /** Its base path: `/member-ui/`. */
  base: string;
  folder: string;
  /** Its build contains a program that prerenders pages without a log-in. */
  prerenders: boolean;
  /** Further links in the head of its pages. */
  headLinks: (language: Language) => string;
};

/**
 * The HTML page of an interface for each path: with preloads of the screen's files and, without a log-in, with the screen
 * prerendered.
 */
export function interfacePages(
  { base, folder, prerenders, headLinks }: Interface,
  { runtimeSetting, contact }: { runtimeSetting: object; contact: Contact },
  onProblem: (why: unknown) => void,
) {
  let build: Build | undefined;

  /** Read each time: it names the files of its own build, and a new build may come while the server runs. */
  async function currentBuild(): Promise<Build> {
    const file = await readFile(join(folder, 'index.html'), 'utf8');
    if (build?.file === file) return build;
    const screens = JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8')) as Build['screens'];
    // another request may have noticed the new build meanwhile: only one process prerenders
    if (build?.file === file) return build;
    const next: Build = { file, frame: withContact(file, contact), screens, prerendered: {}, made: new Map() };
    build = next;
    if (!prerenders) return next;
    // until then, and if it fails, pages are sent that render in the browser
    prerenderPages(folder, runtimeSetting).then((prerendered) => {
      next.prerendered = prerendered;
      next.made.clear();
    }, onProblem);
    return next;
  }

  async function pageAt({ pathname, search, language, isPublic }: Wish): Promise<Compressed> {
    const { frame, screens, prerendered, made } = await currentBuild();
    const screen = screenAt(pathname, screens);
    const address = `${pathname}${search}`;
    const drawing = isPublic ? prerendered[language]?.[address] : undefined;
    // as many entries as screens and languages, whatever path is requested
    const name = `${language} ${drawing ? `prerendered ${address}` : (screen ?? '')} ${isPublic}`;
    const known = made.get(name);
    if (known) return known;
    const empty = inLanguage(frame, language).replace('</head>', () => `${linksOf(screen, screens, language)}</head>`);
    // the page's script cannot read that cookie
    const told = isPublic ? empty : empty.replace(ROOT, `<div id="root" data-session>${pageSkeleton}</div>`);
    const page = compress(drawing ? filled(empty, drawing, language) : told);
    made.set(name, page);
    return page;
  }

  /** The links that fetch the screen's files and words early. */
  function linksOf(screen: string | undefined, screens: Build['screens'], language: Language): string {
    const { files = [], words } = screens[screen ?? ''] ?? {};
    return [
      ...files.map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" href="${base}${file}">`
          : `<link rel="modulepreload" crossorigin href="${base}${file}">`,
      ),
      // with the attributes of the page's own preloads: see pageHead
      headLinks(language),
      ...(words ? [`<link rel="preload" as="fetch" crossorigin href="${base}${words[language]}">`] : []),
    ].join('');
  }

  return { currentBuild, pageAt };
}

/** The page in a language, without the preloads of the others. */
function inLanguage(frame: string, language: Language): string {
  return frame
    .replace(`<html lang="${defaultLanguage}"`, `<html lang="${language}"`)
    .replace(PRELOADED, (link) => ((SPOKEN.exec(link)?.[1] ?? language) === language ? link : ''));
}

function filled(page: string, drawing: string, language: Language): string {
  return (
    page
      // visible things first: styles and fonts
      .replaceAll(SCRIPT, '$& fetchpriority="low"')
      .replace(ROOT, () => `<div id="root" data-prerendered="${language}">${drawing}</div>`)
  );
}

/** The screen of a path, by the build's list: `/sub-member/:id` stands for every number. */
function screenAt(address: string, screens: Build['screens']): string | undefined {
  const parts = address.split('/');
  return Object.keys(screens).find((pattern) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i]);
  });
}
