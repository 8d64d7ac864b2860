import { useId } from 'react';
import css from './Pattern.module.css';

/** The distance between stars in pixels. */
const PITCH = 112;

/**
 * Eight-pointed stars (khatam) tip to tip, with the crosses between them. Decoration that fills its positioned parent;
 * set colour and strength by `color` and `opacity` around it.
 */
export function Pattern() {
  const id = useId();
  return (
    <svg className={css.pattern} aria-hidden="true">
      <defs>
        <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
          <g transform={`translate(${PITCH / 2} ${PITCH / 2})`}>
            <path className={css.context} d={star(PITCH / 2)} />
            <TwoSquares reach={PITCH * 0.36} />
            <path className={css.heart} d={star(PITCH * 0.15)} />
          </g>
          {[0, PITCH].flatMap((x) =>
            [0, PITCH].map((y) => (
              <path key={`${x} ${y}`} className={css.cross} d={star(PITCH * 0.09)} transform={`translate(${x} ${y})`} />
            )),
          )}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}

/** The star as drawn by hand: two squares, one turned by 45 degrees. */
function TwoSquares({ reach }: { reach: number }) {
  const half = reach * Math.SQRT1_2;
  const square = `M${-half} ${-half}H${half}V${half}H${-half}Z`;
  return (
    <>
      <path d={square} />
      <path d={square} transform="rotate(45)" />
    </>
  );
}

/** The sixteen corners of the outline of two squares laid over each other. */
function star(radius: number): string {
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const corners = Array.from({ length: 16 }, (_, k) => {
    const reach = k % 2 === 0 ? radius : inner;
    const angle = (k * Math.PI) / 8;
    return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
