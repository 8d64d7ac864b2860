export type ComboOption = {
  value: string;
  label: string;
  /** Whatever else it is called, and found by: its name in other languages, a code. */
  names?: readonly string[];
};

/** Letters without marks, case or local letters: `Türkiye`, `TÜRKIYE` and `türkıye` fold alike. Never by locale (D7). */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('ß', 'ss').toLowerCase().trim();
}

/** Options in which a word begins with what was typed, then those that hold it elsewhere. Umlauts also count as two letters. */
export function findOptions(options: ComboOption[], typed: string): ComboOption[] {
  const wanted = fold(typed);
  if (!wanted) return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(haystack(option), wanted) }));
  return [1, 2].flatMap((rank) => ranked.filter((each) => each.rank === rank).map((each) => each.option));
}

/** The option that whoever typed this and went on has meant: the one that is called so, else the only one it finds. */
export function meantOption(options: ComboOption[], typed: string): ComboOption | undefined {
  if (!fold(typed)) return undefined;
  const [found, ...others] = findOptions(options, typed);
  return sameOption(options, typed) ?? (others.length === 0 ? found : undefined);
}

/** The one option that is called exactly this, however it is spelt: here, or else in another language. */
export function sameOption(options: ComboOption[], typed: string): ComboOption | undefined {
  const wanted = fold(typed);
  if (!wanted) return undefined;
  const isCalled = (name: string) => [name, spellOut(name)].map(fold).includes(wanted);
  return options.find(({ label }) => isCalled(label)) ?? options.find(({ names }) => names?.some(isCalled));
}

function haystack({ label, names = [] }: ComboOption): string {
  const words = [label, ...names].join(' ');
  return ` ${fold(words)} ${fold(spellOut(words))}`;
}

function rankOf(text: string, wanted: string): 0 | 1 | 2 {
  if (text.includes(` ${wanted}`)) return 1;
  return text.includes(wanted) ? 2 : 0;
}

/** `ü` as people without the key write it: `ue`. */
function spellOut(text: string): string {
  const plain: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
  return text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => plain[letter] ?? letter);
}
