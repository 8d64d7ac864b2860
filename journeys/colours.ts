import type { Locator } from 'playwright-core';

const HUES = [
  { name: 'red', upTo: 15 },
  { name: 'orange', upTo: 45 },
  { name: 'green', upTo: 165 },
  { name: 'light blue', upTo: 205 },
  { name: 'blue', upTo: 255 },
  { name: 'red', upTo: 360 },
] as const;

/** The part of `window` that is used here. */
type Drawing = { getComputedStyle(element: unknown): { color: string } };

/** The name of the colour in which a text is written. */
export async function colourOf(words: Locator): Promise<string> {
  const written = await words.evaluate(
    (element) => (globalThis as unknown as Drawing).getComputedStyle(element).color, // `rgb(27, 94, 52)`
  );
  const [red = 0, green = 0, blue = 0] = (written.match(/[\d.]+/g) ?? []).map(Number);
  const hue = hueOf(red, green, blue);
  return HUES.find(({ upTo }) => hue <= upTo)?.name ?? written;
}

/** The hue in degrees: 0 red, 120 green, 240 blue. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) throw new Error('grey has no hue');
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  if (most === green) return 60 * ((blue - red) / spread) + 120;
  return 60 * ((red - green) / spread) + 240;
}
