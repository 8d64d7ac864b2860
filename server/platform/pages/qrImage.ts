import { encode } from 'uqr';

const QUIET_MODULES = 4; // ISO/IEC 18004; scanners need it

/**
 * A QR code as an image of its own, dark on white whatever the page's colours; error correction M, as EPC069-12 requires. The
 * label is markup.
 */
export function qrImage(content: string, label: string): string {
  const { data, size } = encode([...new TextEncoder().encode(content)], { ecc: 'M', border: 0 });
  const whole = size + 2 * QUIET_MODULES;
  const dark = data.flatMap((cells, row) =>
    cells.flatMap((isDark, column) => (isDark ? [`M${column + QUIET_MODULES} ${row + QUIET_MODULES}h1v1h-1z`] : [])),
  );
  return `<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${whole}v${whole}H0z"/><path fill="#000" d="${dark.join('')}"/></svg>`;
}
