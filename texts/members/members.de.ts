export const membersDe = {};
