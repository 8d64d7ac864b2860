/** Browser and operating system by the names that people know; null if the header does not name them. */
export type DeviceName = { browser: string | null; system: string | null };

type Sign = readonly [name: string, sign: RegExp];

// The order matters: nearly every browser also names Safari, and most of the others also name Chrome.
const browsers: readonly Sign[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /Chrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bSafari\//],
];

// iPhones also name macOS, Android devices also name Linux
const systems: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Reads browser and system from a `User-Agent` header. */
export function deviceNameOf(userAgent: string): DeviceName {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

function nameIn(signs: readonly Sign[], userAgent: string): string | null {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}
