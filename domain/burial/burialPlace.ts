/** The texts of a desired burial place and how long each may be; only the cemetery is required (spec §5, D31). */
export const burialPlaceLimits = {
  graveyard: 200,
  grave_group: 50,
  grave_row: 50,
  grave_number: 50,
  grave_user: 200,
  street: 200,
  postal_code: 20,
  city: 100,
  state: 100,
} as const;
