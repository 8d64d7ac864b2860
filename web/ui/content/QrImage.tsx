import css from './QrImage.module.css';

/** Empty modules around the code, required by the QR standard. */
const QUIET_ZONE = 4;

export type QrImageProps = {
  /** Rows of modules, `true` is dark. */
  modules: boolean[][];
  /** A text alternative: the content, and what to do with it. */
  label: string;
};

/** A QR code. Black on white in every colour scheme, because scanners need it. */
export function QrImage({ modules, label }: QrImageProps) {
  const size = modules.length + 2 * QUIET_ZONE;
  const path = modules.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')),
  );
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path.join('')} />
    </svg>
  );
}
