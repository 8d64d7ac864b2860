export const accountLettersDe = {};
