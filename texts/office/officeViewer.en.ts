/** Looking at a document in the office. */
export const officeViewerEn = {
  tools: 'View',
  smaller: 'Smaller',
  larger: 'Larger',
  zoom: '{{percent}}%',
  fit: 'Fit to width',
  turn: 'Turn to the right',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {{number}} of {{pages}}',
  keys: 'Keys: + and − for the size, 0 to fit, R to turn, arrows to move.',
  keysOfPages: 'Keys: + and − for the size, 0 to fit, R to turn. Arrows move and turn pages.',
  download: 'Download the original',
  needsPassword: 'This PDF opens only with a password. Download the original, or ask for a new document.',
  notPossible: 'This document cannot be shown here. Download the original, or ask for a new document.',
};
