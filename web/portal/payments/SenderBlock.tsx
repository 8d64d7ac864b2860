import { runtime } from '../../platform/start/runtime.ts';
import { useTranslation } from '../../platform/words.ts';

/** The issuer of the invoice: the association's name and address. */
export function SenderBlock() {
  const { t } = useTranslation();
  const { name, address } = runtime().association;
  return (
    <address aria-label={t('invoicing.receipt.from')}>
      <strong>{name}</strong>
      <br />
      {address.street}
      <br />
      {address.postal_code} {address.city}
      <br />
      {address.country}
    </address>
  );
}
