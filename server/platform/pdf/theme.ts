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

/** DIN 5008 form B: positions of the envelope's window and of the folds. */
export const letter = {
  addressLeft: mm(25),
  addressTop: mm(45),
  addressWidth: mm(78),
  recipientTop: mm(51),
  recipientHeight: mm(38),
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
