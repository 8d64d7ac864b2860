import { countries } from '../../../domain/reference/countries.ts';
import { languages } from '../../../domain/shared/language.ts';
import { foldForSearch } from '../../../domain/shared/text.ts';

/** How citizens and countries are called beside their names, by code. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  AT: 'österreicher|österreicherin|österr.|österreichisch|aut|avusturyalı|avusturya vatandaşı|austrian|a',
  TR: 'türkei|turkey|türke|türkin|türkisch|tur|tc|t.c.|türk|turkish',
  DE: 'deutscher|deutsche|deutsch|ger|deu|alman|german|d',
  CH: 'schweizer|schweizerin|isviçreli|che',
  BG: 'bulgare|bulgarin|bulgar',
  BA: 'bosnien|bosna|bosna hersek|bosnier|bosnierin|bosnian',
};

/** Finds the id of a country by its name in one of the languages, its code, or what its citizens are called. */
export function countryFinder(): (folded: string) => number | undefined {
  const known = new Map<string, number>();
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  for (const { id, alpha2 } of countries) {
    const words = [alpha2, ...names.map((language) => language.of(alpha2)), ...(OTHER_WORDS[alpha2]?.split('|') ?? [])];
    for (const word of words) if (word) known.set(foldForSearch(word), id);
  }
  return (folded) => known.get(folded);
}
