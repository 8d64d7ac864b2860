/** Where in the portal a person of the household is looked after. */
export function personPath({ member_id, is_main }: { member_id: number; is_main: boolean }): `/${string}` {
  return is_main ? '/main-member' : `/sub-member/${member_id}`;
}
