import type { Association } from '../../../domain/shared/association.ts';
import type { PdfDocument } from './pdfDocument.ts';

/** What stands at the foot of every paper of the association: who, how to reach it, where to pay. */
export function footerOf({ name, address, phone, email, bank_name, iban, bic }: Association): PdfDocument['footer'] {
  return [
    [name, address.street, `${address.postal_code} ${address.city}, ${address.country}`],
    [phone, email],
    [bank_name, grouped(iban), `BIC ${bic}`],
  ];
}

/** The sender in one line above the address, as an envelope's window shows it. */
export function returnLineOf({ name, address }: Association): string {
  return `${name} · ${address.street} · ${address.postal_code} ${address.city}`;
}

function grouped(iban: string): string {
  return `IBAN ${iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')}`;
}
