/** Points per millimetre. */
const POINTS = 72 / 25.4;

export function mm(millimetres: number): number {
  return millimetres * POINTS;
}

export const page = {
  width: mm(210),
  height: mm(297),
  left: mm(25),
  right: mm(190),
  top: mm(20),
  /** The lower limit of the content, above the footer. */
  bottom: mm(266),
  foot: mm(272),
  contentWidth: mm(165),
} as const;

/**
 * What the window of an envelope shows of a folded sheet wherever the sheet lies in it. The window is 90 by 45 mm and 20 mm from the
 * left (DIN 680); in C6/5 (114 by 229 mm) it is 15 mm from the bottom, in C5 (162 by 229 mm) 60 mm. The sheet is folded as in DIN 5008
 * form B: to 105 mm for C6/5, to 148.5 mm for C5, so that it can move by 9 or 13.5 mm down and by 19 mm to the side.
 */
export const window = { left: mm(20), right: mm(91), top: mm(57), bottom: mm(88.5) } as const;

/** Positions of the address and of the folds, as in DIN 5008 form B; the address stays inside the window. */
export const letter = {
  addressLeft: mm(25),
  addressTop: mm(57.3),
  addressWidth: mm(65.5),
  recipientTop: mm(61.5),
  recipientHeight: mm(27),
  factsLeft: mm(118),
  factsTop: mm(51),
  bodyTop: mm(96),
  foldMarks: [mm(105), mm(210)],
} as const;

export const colours = {
  ink: '#1f2c29',
  soft: '#4f5a55',
  teal: '#0f5c52',
  sand: '#f6f1e6',
  line: '#e2d8c5',
  gold: '#b5862c',
  paper: '#ffffff',
} as const;

export const sizes = { title: 20, heading: 13, subheading: 11, body: 10, small: 8.5, foot: 7.5 } as const;

/** Digits of equal width, so that amounts align. */
export const figures = ['tnum'] as const;
