/** The portal's path of the screen for a person of the household. */
export function personPath({ member_id, is_main }: { member_id: number; is_main: boolean }): `/${string}` {
  return is_main ? '/main-member' : `/sub-member/${member_id}`;
}
