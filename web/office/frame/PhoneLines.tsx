import { PhoneLink } from './PhoneLink.tsx';

type PhoneLinesProps = {
  /** `about`: what kind of number it is. */
  phones: readonly { number: string; about?: string }[];
};

/** Phone numbers one below the other, each to call with one tap. */
export function PhoneLines({ phones }: PhoneLinesProps) {
  return phones.map(({ number, about }) => (
    <div key={number}>
      <PhoneLink number={number} /> {about && `(${about})`}
    </div>
  ));
}
