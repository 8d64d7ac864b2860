import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import { freeCanvas } from './drawPage.ts';
import type { EditedPhoto } from './finishPages.ts';
import { openPhoto } from './openPhoto.ts';
import { type PageEdit, unedited } from './pageEdit.ts';

export type Page = EditedPhoto & { key: number };
export type PageProblem = 'notAPhoto' | 'notOpened' | 'tooMany';

/** More would not fit into one upload. */
export const MAX_PAGES = 6;

/** The pages of a document that is being made: opens picked photos one after the other. */
export function usePages(picked: readonly File[], onNoneOpened: () => void) {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [opening, setOpening] = useState(picked.length);
  const [problem, setProblem] = useState<PageProblem>();
  const lastKey = useRef(0);

  async function openAll(files: readonly File[]): Promise<Page[]> {
    const added: Page[] = [];
    for (const file of files) {
      const photo = await openPhoto(file);
      lastKey.current += 1;
      if (photo) added.push({ photo, edit: unedited, key: lastKey.current });
      else setProblem(file.type === mediaTypes.pdf ? 'notAPhoto' : 'notOpened');
    }
    return added;
  }

  /** Adds photos at the end, or puts them in the place of a page. */
  async function add(files: readonly File[], instead?: Page) {
    const room = MAX_PAGES - pages.length + (instead ? 1 : 0);
    setProblem(files.length > room ? 'tooMany' : undefined);
    setOpening(files.length);
    const added = await openAll(files.slice(0, room));
    setOpening(0);
    if (added.length === 0) return;
    if (!instead) return setPages((all) => [...all, ...added]);
    const [first, ...more] = added.map((page, index) => (index === 0 ? { ...page, key: instead.key } : page));
    setPages((all) => all.flatMap((page) => (first && page.key === instead.key ? [first, ...more] : [page])));
    freeCanvas(instead.photo.preview);
  }

  const begin = useEffectEvent(async (isThere: () => boolean) => {
    if (picked.length > MAX_PAGES) setProblem('tooMany');
    const added = await openAll(picked.slice(0, MAX_PAGES));
    setOpening(0);
    if (!isThere()) return;
    if (added.length === 0) onNoneOpened();
    else setPages(added);
  });
  useEffect(() => {
    let isThere = true;
    void begin(() => isThere);
    return () => {
      isThere = false;
    };
  }, []);

  const edit = (page: Page, next: PageEdit) =>
    setPages((all) => all.map((each) => (each.key === page.key ? { ...each, edit: next } : each)));

  function remove(page: Page) {
    setPages((all) => all.filter(({ key }) => key !== page.key));
    freeCanvas(page.photo.preview);
  }

  return { pages, isOpening: opening > 0, problem, add, edit, remove };
}
