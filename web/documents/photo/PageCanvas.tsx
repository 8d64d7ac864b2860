import { useLayoutEffect, useRef } from 'react';
import { drawPage } from './drawPage.ts';
import type { Photo } from './openPhoto.ts';
import css from './Photo.module.css';
import type { PageEdit } from './pageEdit.ts';

export type PageCanvasProps = { photo: Photo; edit: PageEdit; label: string };

/** A page as it will be sent, in a small size. */
export function PageCanvas({ photo, edit, label }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawPage(canvas.current, photo.preview, edit);
  }, [photo, edit]);
  return <canvas ref={canvas} role="img" aria-label={label} className={css.canvas} />;
}
