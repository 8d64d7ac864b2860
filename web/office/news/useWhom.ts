import type { CircularPage } from '../../../domain/post/circulars.contract.ts';
import { useTranslation } from '../../platform/words.ts';

/** Says in words to whom a circular goes. */
export function useWhom() {
  const { t } = useTranslation();
  return ({ chosen }: Pick<CircularPage, 'chosen'>): string => {
    const { status, language, channel, postal_code, place, owes_since, is_listed } = chosen;
    if (is_listed) return t('officeCirculars.fromList');
    return [
      t(`officeCirculars.statuses.${status}`),
      language && t(`shared.language.${language}`),
      channel && t(`officeCirculars.channels.${channel}`),
      postal_code && `${t('officeCirculars.postalCode')} ${postal_code}…`,
      place,
      owes_since && `${t('officeCirculars.owesSince')} ${owes_since}`,
    ]
      .filter(Boolean)
      .join(', ');
  };
}
