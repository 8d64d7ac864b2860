/**
 * The outline of a screen, for readers who are logged in: their pages are not prerendered, and a slow network would leave
 * them blank until the script runs. Drawn without style, which the page's policy forbids here, and replaced by the script.
 */
export const pageSkeleton = [
  '<svg aria-hidden="true" width="100%" height="600" fill="#808080" fill-opacity=".16">',
  ...[
    [16, '44', 44],
    [96, '45%', 32],
    [160, '92%', 176],
    [360, '92%', 96],
    [480, '92%', 96],
  ].map(([top, width, height]) => `<rect x="4%" y="${top}" width="${width}" height="${height}" rx="10"/>`),
  '</svg>',
].join('');
