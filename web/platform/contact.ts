import { unbroken } from '../../domain/shared/unbroken.ts';
import { runtime } from './runtime.ts';

/** How the association is reached: what is read, and where the links lead. */
export function contact() {
  const { phone, email } = runtime().association;
  return { phone: unbroken(phone), phoneUrl: `tel:${phone.replaceAll(' ', '')}`, email, emailUrl: `mailto:${email}` };
}
