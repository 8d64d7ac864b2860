import { type PointerEvent, useMemo, useRef } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { RangeField } from '../../ui/fields/RangeField.tsx';
import { Columns, Stack } from '../../ui/frame/Layout.tsx';
import type { Photo } from './openPhoto.ts';
import { PageCanvas } from './PageCanvas.tsx';
import css from './Photo.module.css';
import {
  type Corner,
  type Crop,
  MAX_CROP,
  type PageEdit,
  type Side,
  unedited,
  withCornerMoved,
  withCropAt,
} from './pageEdit.ts';

export type CropBoxProps = { photo: Photo; edit: PageEdit; label: string; onCrop: (crop: Crop) => void };

const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const rows: readonly (readonly Side[])[] = [
  ['left', 'right'],
  ['top', 'bottom'],
];
const PERCENT = 100;

/** Cuts a page: by dragging its corners with finger or mouse, or with a slider for each side. */
export function CropBox({ photo, edit, label, onCrop }: CropBoxProps) {
  const { t } = useTranslation();
  const { quarterTurns, crop } = edit;
  // the same object while a corner is dragged, so that the picture is not drawn again
  const whole = useMemo(() => ({ quarterTurns, crop: unedited.crop }), [quarterTurns]);
  return (
    <Stack gap={4}>
      <p>{t('documents.photo.cutHint')}</p>
      <div className={css.whole}>
        <PageCanvas photo={photo} edit={whole} label={label} />
        <CornerHandles crop={crop} onCrop={onCrop} />
      </div>
      {rows.map((sides) => (
        <Columns key={sides.join()}>
          {sides.map((side) => (
            <RangeField
              key={side}
              label={t(`documents.photo.side.${side}`)}
              optional="said"
              min={0}
              max={MAX_CROP * PERCENT}
              value={Math.round(crop[side] * PERCENT)}
              words={`${Math.round(crop[side] * PERCENT)} %`}
              onChange={(percent) => onCrop(withCropAt(crop, side, percent / PERCENT))}
            />
          ))}
        </Columns>
      ))}
    </Stack>
  );
}

/** Only for pointers; the sliders do the same for keyboards and screen readers. */
function CornerHandles({ crop, onCrop }: { crop: Crop; onCrop: CropBoxProps['onCrop'] }) {
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; crop: Crop }>(undefined);

  function grip({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    from.current = { x: clientX, y: clientY, crop };
  }

  function move({ clientX, clientY }: PointerEvent, corner: Corner) {
    const start = from.current;
    const size = frame.current?.parentElement?.getBoundingClientRect();
    if (!start || !size) return;
    const by = { x: (clientX - start.x) / size.width, y: (clientY - start.y) / size.height };
    onCrop(withCornerMoved(start.crop, corner, by));
  }

  function letGo() {
    from.current = undefined;
  }

  const inset = [crop.top, crop.right, crop.bottom, crop.left].map((part) => `${part * PERCENT}%`).join(' ');
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
