export const applicationDe = {};
