import { dialled } from '../../../domain/shared/dialled.ts';
import { shownPhone } from '../../../domain/shared/shownPhone.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import css from './PhoneLink.module.css';

/** A phone number to call with one tap, as large as a finger, from any country; `country` is that of its owner. */
export function PhoneLink({ number, country }: { number: string; country?: 'austria' | 'turkiye' }) {
  const whole = dialled(number, country);
  return (
    <a className={css.phone} href={`tel:${whole}`}>
      {unbroken(shownPhone(whole))}
    </a>
  );
}
