import { formatIban } from '../../../domain/invoicing/iban.ts';
import type { FoundHousehold } from '../../../domain/office/search.contract.ts';
import { useTranslation } from '../../platform/words.ts';

/** Why the search found a household; an identity number is not shown, only whose it is. */
export function FoundReason({ household }: { household: FoundHousehold }) {
  const { t } = useTranslation();
  const { found_by, found, death_case } = household;
  const shown = found_by === 'account' ? formatIban(found) : found;
  return (
    <>
      {t('officeSearch.why', { by: t(`officeSearch.by.${found_by}`), found: shown })}
      {death_case && <> · {t('officeSearch.case', { no: death_case.case_no })}</>}
    </>
  );
}
