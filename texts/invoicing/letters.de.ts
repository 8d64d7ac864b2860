export const invoicingLettersDe = {};
