import { shownPhone } from '../../../domain/shared/shownPhone.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import css from './PhoneLink.module.css';

/** A phone number to call with one tap, as large as a finger. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={css.phone} href={`tel:${number}`}>
      {unbroken(shownPhone(number))}
    </a>
  );
}
