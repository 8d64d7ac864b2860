import { IconArrowAutofitWidth, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Status } from '../../ui/content/Status.tsx';
import css from './Viewer.module.css';
import {
  initialView,
  MAX_ZOOM,
  MIN_ZOOM,
  moveOfKey,
  type Size,
  shownSize,
  stepOfKey,
  type View,
  withStep,
} from './view.ts';

/** The present size on screen, and the number of quarter turns to the right. */
export type Shown = Size & { turns: number };

type ViewerFrameProps = {
  /** What is shown. */
  label: string;
  /** Undefined until it is known. */
  natural: Size | undefined;
  /** For pages of a PDF, which have no size of their own and always fill the width. */
  isEnlarged?: boolean;
  /** If there are several pages: how to turn them, and the buttons for it. */
  pages?: { turnPage: (by: 1 | -1) => void; buttons: ReactNode };
  children: (shown: Shown) => ReactNode;
};

/** How far an arrow key scrolls, in pixels. */
const ARROW = 80;

/** A frame to zoom, rotate and scroll its content, by buttons and by keys. */
export function ViewerFrame({ label, natural, isEnlarged = false, pages, children }: ViewerFrameProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>(initialView);
  const place = useRef<HTMLElement>(null);
  const room = useWidth(place);
  useFocusFromTitle(place);
  const size = natural && room > 0 ? shownSize(view, natural, room, isEnlarged) : undefined;

  function press(event: KeyboardEvent<HTMLElement>) {
    // combinations with Ctrl and the like belong to the browser
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { scrollWidth, clientWidth } = event.currentTarget;
    const step = stepOfKey(event.key);
    const move = moveOfKey(event.key, { hasPages: pages !== undefined, isWider: scrollWidth > clientWidth });
    if (step) setView((now) => withStep(now, step));
    else if (move && 'page' in move) pages?.turnPage(move.page);
    else if (move) event.currentTarget.scrollBy(move.right * ARROW, move.down * ARROW);
    else return;
    event.preventDefault();
  }

  return (
    <div className={css.viewer}>
      <div className={css.tools} role="toolbar" aria-label={t('officeViewer.tools')}>
        <IconButton
          label={t('officeViewer.smaller')}
          aria-keyshortcuts="-"
          icon={<IconZoomOut aria-hidden="true" />}
          resting={view.zoom <= MIN_ZOOM}
          onClick={() => setView((now) => withStep(now, 'smaller'))}
        />
        <Status>
          <span className={css.zoom}>{t('officeViewer.zoom', { percent: Math.round(view.zoom * 100) })}</span>
        </Status>
        <IconButton
          label={t('officeViewer.larger')}
          aria-keyshortcuts="+"
          icon={<IconZoomIn aria-hidden="true" />}
          resting={view.zoom >= MAX_ZOOM}
          onClick={() => setView((now) => withStep(now, 'larger'))}
        />
        <IconButton
          label={t('officeViewer.fit')}
          aria-keyshortcuts="0"
          icon={<IconArrowAutofitWidth aria-hidden="true" />}
          onClick={() => setView((now) => withStep(now, 'fit'))}
        />
        <IconButton
          label={t('officeViewer.turn')}
          aria-keyshortcuts="R"
          icon={<IconRotateClockwise aria-hidden="true" />}
          onClick={() => setView((now) => withStep(now, 'turn'))}
        />
        {pages?.buttons}
      </div>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveElementInteractions: its keys do what the buttons above do */}
      <section ref={place} className={css.place} aria-label={label} tabIndex={0} data-autofocus onKeyDown={press}>
        {children({ ...(size ?? { width: 0, height: 0 }), turns: view.quarterTurns })}
      </section>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveElementInteractions: see above */}
      <p className={css.keys}>{t(pages ? 'officeViewer.keysOfPages' : 'officeViewer.keys')}</p>
    </div>
  );
}

/** The inner width, without the scroll bar. */
function useWidth(place: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const watching = new ResizeObserver(() => setWidth(box.clientWidth));
    watching.observe(box);
    return () => watching.disconnect();
  }, [place]);
  return width;
}

/**
 * Moves the focus from the dialog's title to content that arrived later, so that its keys work at once; never from
 * another element.
 */
function useFocusFromTitle(place: { current: HTMLElement | null }): void {
  useEffect(() => {
    const title = place.current?.closest('dialog')?.querySelector('h2');
    if (document.activeElement === title) place.current?.focus({ preventScroll: true });
  }, [place]);
}
