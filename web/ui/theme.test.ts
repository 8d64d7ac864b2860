import { describe, expect, test } from 'vitest';
import themeCss from './theme.css?raw';

const blocks = themeCss.split('@media screen and (prefers-color-scheme: dark)');
const light = tokens(blocks[0] ?? '');
const schemes = { light, dark: { ...light, ...tokens(blocks[1] ?? '') } };

/** Foreground and background pairs with the contrast that they need (WCAG 2.2: text 4.5, controls 3). */
const TEXT_PAIRS = [
  ...['paper', 'surface', 'sunk'].flatMap((context) => ['ink', 'ink-soft', 'teal', 'red'].map((ink) => [ink, context])),
  ...['green', 'orange', 'red', 'blue', 'lightblue', 'grey'].map((tone) => [tone, `${tone}-soft`]),
  ...['green', 'orange', 'red', 'blue'].map((tone) => ['ink', `${tone}-soft`]),
  ['green', 'surface'],
  ['on-teal', 'teal'],
  ['on-teal', 'teal-strong'],
  ['teal-strong', 'teal-soft'],
  ['ink', 'teal-soft'],
  ['on-red', 'red'],
  ['on-red', 'red-strong'],
  ['ink', 'gold-soft'],
  ['ink-soft', 'gold-soft'],
  ['deep-ink', 'deep'],
];
const CONTROL_PAIRS = [
  ...['paper', 'surface'].flatMap((context) => ['line-strong', 'teal', 'focus'].map((line) => [line, context])),
  ['gold', 'surface'],
];

describe.each(Object.entries(schemes))('in the scheme %s everything is readable', (_scheme, colours) => {
  test.each(TEXT_PAIRS)('%s on %s', (ink = '', context = '') => {
    expect(contrast(colours[ink], colours[context])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)('the edge %s on %s', (line = '', context = '') => {
    expect(contrast(colours[line], colours[context])).toBeGreaterThanOrEqual(3);
  });
});

test('every control is at least 44 pixels high', () => {
  const [, unit] = /--unit: min\(1rem, max\((\d+)px/.exec(themeCss) ?? [];
  const pixels = (name: string) =>
    Number(new RegExp(`--${name}: calc\\(([\\d.]+) \\* var`).exec(themeCss)?.[1]) * Number(unit);

  expect(pixels('target')).toBeGreaterThanOrEqual(44);
  expect(pixels('control')).toBeGreaterThanOrEqual(44);
});

function tokens(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]));
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('a colour is missing in theme.css');
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
