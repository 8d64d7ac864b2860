import { withoutInvisible } from '../shared/text.ts';
import { emailProviders, isProvider } from './emailProviders.ts';

/** In a short name two wrong letters would make any other name of it. */
const SHORT_BRAND = 4;

/**
 * The address that was probably meant (`ali@gmail.com` for `ali@gmial.con`); undefined if nothing looks mistyped. Only for a hint:
 * the typed one may be right.
 */
export function intendedEmail(typed: string): string | undefined {
  const email = withoutInvisible(typed).trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || isProvider(domain)) return undefined;
  const intended = endingOf(domain) ?? nearest(domain);
  return intended && `${email.slice(0, at)}@${intended}`;
}

/** The domain of a provider whose name is right and whose ending none of theirs: `gmail.con`, `web.at`. */
function endingOf(domain: string): string | undefined {
  const [brand = '', ...typed] = domain.split('.');
  if (!Object.hasOwn(emailProviders, brand)) return undefined;
  const endings = (emailProviders[brand] ?? []).map((ending) => ({ ending, far: distance(typed.join('.'), ending) }));
  const best = endings.toSorted((one, other) => one.far - other.far)[0];
  return best && `${brand}.${best.ending}`;
}

/** The only domain of a provider that is nearer than all others; two mistakes at most, one in a short name. */
function nearest(domain: string): string | undefined {
  const found = Object.entries(emailProviders)
    .flatMap(([brand, endings]) => endings.map((ending) => ({ brand, near: `${brand}.${ending}` })))
    .filter(({ near }) => Math.abs(near.length - domain.length) <= 2)
    .map(({ brand, near }) => ({ near, far: distance(domain, near), most: brand.length <= SHORT_BRAND ? 1 : 2 }))
    .filter(({ far, most }) => far <= most)
    .toSorted((one, other) => one.far - other.far);
  return found[0]?.near;
}

/** How many letters are wrong, missing, superfluous or exchanged with their neighbour. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 0; row <= one.length; row += 1) {
    for (let column = 0; column <= other.length; column += 1) {
      const cells = rows[row];
      if (cells) cells[column] = row && column ? cell(row, column) : row + column;
    }
  }
  return at(one.length, other.length);

  function cell(row: number, column: number): number {
    const isSame = one[row - 1] === other[column - 1];
    const least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + Number(!isSame));
    const isExchanged =
      row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    return isExchanged ? Math.min(least, at(row - 2, column - 2) + 1) : least;
  }
}
