/** The household's address is its main member's; family members have none (spec §7). */
export const mayHaveAddress = (person: { is_main: boolean }) => person.is_main;
