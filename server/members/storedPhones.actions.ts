import { dialledFrom, storedPhoneNumber } from '../../domain/members/phoneNumber.ts';
import { phoneReader } from '../platform/phoneReader.ts';

/** A phone number in its stored form (decision 43); null and undefined stay as they are. */
export async function asStoredPhone<N extends string | null | undefined>(number: N): Promise<N | string> {
  return number ? storedPhoneNumber(number, await phoneReader()) : number;
}

/** The same with a country code, if it can be read in one country alone, so that everybody in the office can dial it. */
export async function asDialledPhone<N extends string | null | undefined>(number: N): Promise<N | string> {
  return number ? dialledFrom(number, await phoneReader()) : number;
}
