export const accountsDe = {};
