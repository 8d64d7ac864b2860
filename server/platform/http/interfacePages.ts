import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '../../../domain/shared/language.ts';
import { type DrawnPages, drawPages } from './drawnPages.ts';
import { type Packed, pack } from './packing.ts';
import { type Contact, withContact } from './pageContact.ts';

/** What a screen needs besides the page's own files, and of the words those of one language. */
type ScreenNeeds = { files: string[]; words?: Record<Language, string> };

/** The pages of one build of the interface. */
type Build = {
  file: string;
  frame: string;
  screens: Record<string, ScreenNeeds>;
  drawn: DrawnPages;
  made: Map<string, Packed>;
};

type Wish = {
  pathname: string;
  /** With its question mark. */
  search: string;
  /** Of the device, as far as it has told. */
  language: Language;
  /** Somebody is expected who is not logged in. */
  isPublic: boolean;
};

const SCRIPT = /<(script type="module"|link rel="modulepreload"|link(?=[^<>]* hreflang=))/g;
const PRELOADED = /<link rel="preload"[^<>]*>\s*/g;
const SPOKEN = / hreflang="(\w+)"/;
const ROOT = '<div id="root"></div>';

/** An interface as it was built. */
export type Interface = {
  /** Where it is served: `/member-ui/`. */
  base: string;
  folder: string;
  /** Its build has a program that draws pages for those who are not logged in. */
  drawsAhead: boolean;
};

/**
 * The one page of an interface as it is sent at each address: with the files of its screen in its head and, where
 * somebody is expected who is not logged in, with the screen drawn already.
 */
export function interfacePages(
  { base, folder, drawsAhead }: Interface,
  { runtimeSetting, contact }: { runtimeSetting: object; contact: Contact },
  onProblem: (why: unknown) => void,
) {
  let build: Build | undefined;

  /** Read each time: it names the files of its own build, and a new build may come while the server runs. */
  async function currentBuild(): Promise<Build> {
    const file = await readFile(join(folder, 'index.html'), 'utf8');
    if (build?.file === file) return build;
    const screens = JSON.parse(await readFile(join(folder, 'screens.json'), 'utf8')) as Build['screens'];
    // somebody else may have noticed it meanwhile: one process draws
    if (build?.file === file) return build;
    const next: Build = { file, frame: withContact(file, contact), screens, drawn: {}, made: new Map() };
    build = next;
    if (!drawsAhead) return next;
    // until then, and if it fails, pages are sent that draw themselves
    drawPages(folder, runtimeSetting).then((drawn) => {
      next.drawn = drawn;
      next.made.clear();
    }, onProblem);
    return next;
  }

  async function pageAt({ pathname, search, language, isPublic }: Wish): Promise<Packed> {
    const { frame, screens, drawn, made } = await currentBuild();
    const screen = screenAt(pathname, screens);
    const address = `${pathname}${search}`;
    const drawing = isPublic ? drawn[language]?.[address] : undefined;
    // as many as there are screens and drawings, whatever is asked for
    const name = `${language} ${drawing ? `drawn ${address}` : (screen ?? '')} ${isPublic}`;
    const known = made.get(name);
    if (known) return known;
    const { files = [], words } = screens[screen ?? ''] ?? {};
    const links = [
      ...files.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
      // as those of the page itself: see pageHead
      ...(words ? [`<link rel="preload" as="fetch" crossorigin href="${base}${words[language]}">`] : []),
    ];
    const empty = frame
      .replace(`<html lang="${defaultLanguage}"`, `<html lang="${language}"`)
      .replace(PRELOADED, (link) => ((SPOKEN.exec(link)?.[1] ?? language) === language ? link : ''))
      .replace('</head>', () => `${links.join('')}</head>`);
    // the page itself cannot see that cookie
    const told = isPublic ? empty : empty.replace(ROOT, '<div id="root" data-session></div>');
    const page = pack(drawing ? filled(empty, drawing, language) : told);
    made.set(name, page);
    return page;
  }

  return { currentBuild, pageAt };
}

function filled(page: string, drawing: string, language: Language): string {
  return (
    page
      // what is to be seen comes first: styles and letters
      .replaceAll(SCRIPT, '$& fetchpriority="low"')
      .replace(ROOT, () => `<div id="root" data-drawn="${language}">${drawing}</div>`)
  );
}

/** The screen of an address, by the build's list: `/sub-member/:id` stands for every number. */
function screenAt(address: string, screens: Build['screens']): string | undefined {
  const parts = address.split('/');
  return Object.keys(screens).find((pattern) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i]);
  });
}
