export const applicationLettersDe = {};
