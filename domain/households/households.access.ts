/** Only the main member has an address; it is the household's (spec §7). */
export const mayHaveAddress = (person: { is_main: boolean }) => person.is_main;
