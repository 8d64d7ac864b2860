import { storedPhoneNumber } from '../../domain/members/phoneNumber.ts';
import { phoneReader } from '../platform/phoneReader.ts';

/** A phone number in its stored form (decision 43); null and undefined stay as they are. */
export async function asStoredPhone<N extends string | null | undefined>(number: N): Promise<N | string> {
  return number ? storedPhoneNumber(number, await phoneReader()) : number;
}
