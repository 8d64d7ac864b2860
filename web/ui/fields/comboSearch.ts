export type ComboOption = {
  value: string;
  label: string;
  /** Other names under which it is found: in other languages, or a code. */
  names?: readonly string[];
};

/**
 * Removes marks, case and local letters, independently of the locale: `Türkiye`, `TÜRKIYE` and `türkıye` become equal
 * (D7).
 */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('ß', 'ss').toLowerCase().trim();
}

/**
 * Options with a word that begins with the typed text, then those that contain it elsewhere. Umlauts may be typed as
 * two letters.
 */
export function findOptions(options: ComboOption[], typed: string): ComboOption[] {
  const wanted = normalizeForSearch(typed);
  if (!wanted) return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(searchableText(option), wanted) }));
  return [1, 2].flatMap((rank) => ranked.filter((each) => each.rank === rank).map((each) => each.option));
}

/**
 * The option that a typed text means when the field loses the focus: the one with this name, otherwise the only match.
 */
export function optionForText(options: ComboOption[], typed: string): ComboOption | undefined {
  if (!normalizeForSearch(typed)) return undefined;
  const [found, ...others] = findOptions(options, typed);
  return exactOption(options, typed) ?? (others.length === 0 ? found : undefined);
}

/** The option with exactly this name, in any spelling: in the present language, otherwise in another one. */
export function exactOption(options: ComboOption[], typed: string): ComboOption | undefined {
  const wanted = normalizeForSearch(typed);
  if (!wanted) return undefined;
  const isCalled = (name: string) => [name, spellOut(name)].map(normalizeForSearch).includes(wanted);
  return options.find(({ label }) => isCalled(label)) ?? options.find(({ names }) => names?.some(isCalled));
}

function searchableText({ label, names = [] }: ComboOption): string {
  const words = [label, ...names].join(' ');
  return ` ${normalizeForSearch(words)} ${normalizeForSearch(spellOut(words))}`;
}

function rankOf(text: string, wanted: string): 0 | 1 | 2 {
  if (text.includes(` ${wanted}`)) return 1;
  return text.includes(wanted) ? 2 : 0;
}

/** Writes `ü` as `ue`, as people type it on keyboards without umlauts. */
function spellOut(text: string): string {
  const plain: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
  return text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => plain[letter] ?? letter);
}
