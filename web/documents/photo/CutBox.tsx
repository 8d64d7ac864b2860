import { type PointerEvent, useMemo, useRef } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { RangeField } from '../../ui/fields/RangeField.tsx';
import { Columns, Stack } from '../../ui/frame/Layout.tsx';
import type { Photo } from './openPhoto.ts';
import { PageCanvas } from './PageCanvas.tsx';
import css from './Photo.module.css';
import { type Corner, type Cut, dragged, MOST_CUT, type PageEdit, type Side, unedited, withCut } from './pageEdit.ts';

export type CutBoxProps = { photo: Photo; edit: PageEdit; label: string; onCut: (cut: Cut) => void };

const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const rows: readonly (readonly Side[])[] = [
  ['left', 'right'],
  ['top', 'bottom'],
];
const PERCENT = 100;

/** Cuts a page: by dragging its corners with finger or mouse, or with a slider for each side. */
export function CutBox({ photo, edit, label, onCut }: CutBoxProps) {
  const { t } = useTranslation();
  const { turn, cut } = edit;
  // the same object while a corner is dragged, so that the picture is not drawn again
  const whole = useMemo(() => ({ turn, cut: unedited.cut }), [turn]);
  return (
    <Stack gap={4}>
      <p>{t('documents.photo.cutHint')}</p>
      <div className={css.whole}>
        <PageCanvas photo={photo} edit={whole} label={label} />
        <CornerHandles cut={cut} onCut={onCut} />
      </div>
      {rows.map((sides) => (
        <Columns key={sides.join()}>
          {sides.map((side) => (
            <RangeField
              key={side}
              label={t(`documents.photo.side.${side}`)}
              optional="said"
              min={0}
              max={MOST_CUT * PERCENT}
              value={Math.round(cut[side] * PERCENT)}
              words={`${Math.round(cut[side] * PERCENT)} %`}
              onChange={(percent) => onCut(withCut(cut, side, percent / PERCENT))}
            />
          ))}
        </Columns>
      ))}
    </Stack>
  );
}

/** Only for pointers; the sliders do the same for keyboards and screen readers. */
function CornerHandles({ cut, onCut }: { cut: Cut; onCut: CutBoxProps['onCut'] }) {
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; cut: Cut }>(undefined);

  function grip({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    from.current = { x: clientX, y: clientY, cut };
  }

  function move({ clientX, clientY }: PointerEvent, corner: Corner) {
    const start = from.current;
    const size = frame.current?.parentElement?.getBoundingClientRect();
    if (!start || !size) return;
    const by = { x: (clientX - start.x) / size.width, y: (clientY - start.y) / size.height };
    onCut(dragged(start.cut, corner, by));
  }

  function letGo() {
    from.current = undefined;
  }

  const inset = [cut.top, cut.right, cut.bottom, cut.left].map((part) => `${part * PERCENT}%`).join(' ');
  return (
    <>
      <div className={css.veil} aria-hidden="true">
        <div className={css.clear} style={{ inset }} />
      </div>
      <div ref={frame} className={css.box} style={{ inset }} aria-hidden="true">
        {corners.map((corner) => (
          <div
            key={corner}
            data-corner={corner}
            className={css.corner}
            onPointerDown={grip}
            onPointerMove={(event) => move(event, corner)}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          />
        ))}
      </div>
    </>
  );
}
