import type { Association } from '../../../domain/shared/association.ts';
import type { PdfDocument } from './pdfDocument.ts';

/** The footer of every document of the association: name, contact, bank account. */
export function footerOf({ name, address, phone, email, bank_name, iban, bic }: Association): PdfDocument['footer'] {
  return [
    [name, address.street, `${address.postal_code} ${address.city}, ${address.country}`],
    [phone, email],
    [bank_name, grouped(iban), `BIC ${bic}`],
  ];
}

/** The sender in one line above the address, for an envelope's window. */
export function returnLineOf({ name, address }: Association): string {
  return `${name} · ${address.street} · ${address.postal_code} ${address.city}`;
}

function grouped(iban: string): string {
  return `IBAN ${iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')}`;
}
