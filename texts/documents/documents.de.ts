export const documentsDe = {};
