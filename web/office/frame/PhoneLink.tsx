import css from './PhoneLink.module.css';

/** A phone number to call with one tap, as large as a finger. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={css.phone} href={`tel:${number}`}>
      {number}
    </a>
  );
}
