export const invoicingDe = {};
