import { useId } from 'react';
import css from './Pattern.module.css';

/** Distance from star to star, in pixels. */
const PITCH = 96;

/**
 * Eight-fold stars (khatam) tip to tip, with the crosses that appear between them. Pure decoration that fills its
 * positioned parent; colour and strength come from `color` and `opacity` around it.
 */
export function Pattern({ scale = 1 }: { scale?: number }) {
  const id = useId();
  const half = PITCH / 2;
  return (
    <svg className={css.pattern} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width={PITCH}
          height={PITCH}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <Star x={half} y={half} />
          <g className={css.cross}>
            {[0, PITCH].flatMap((x) => [0, PITCH].map((y) => <Cross key={`${x} ${y}`} x={x} y={y} />))}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

function Star({ x, y }: { x: number; y: number }) {
  const side = (PITCH / 2) * Math.SQRT1_2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.ground} d={`M${starPoints(PITCH / 2)}Z`} />
      <rect x={-side} y={-side} width={2 * side} height={2 * side} />
      <rect x={-side} y={-side} width={2 * side} height={2 * side} transform="rotate(45)" />
      <path d={`M${starPoints(PITCH / 5)}Z`} />
    </g>
  );
}

function Cross({ x, y }: { x: number; y: number }) {
  return <path d={`M${starPoints(PITCH / 9)}Z`} transform={`translate(${x} ${y}) rotate(22.5)`} />;
}

/** The sixteen corners of two squares laid over each other, turned by 45 degrees. */
function starPoints(radius: number): string {
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const corners = Array.from({ length: 16 }, (_, k) => {
    const reach = k % 2 === 0 ? radius : inner;
    const angle = (k * Math.PI) / 8;
    return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
  });
  return corners.join('L');
}
