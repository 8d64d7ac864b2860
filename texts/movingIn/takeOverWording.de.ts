/** What is stored with a household of the former list (decision 102). */
export const takeOverWordingDe = {
  openAmount: 'Offener Betrag aus der früheren Liste',
  ownAmount: 'So vereinbart laut früherer Liste',
  contact: 'Kontakt im Todesfall laut früherer Liste: {{name}}, {{phone}}',
  passport: 'Reisepass von {{name}} laut früherer Liste gültig bis {{day}}',
  permit: 'Aufenthaltstitel von {{name}} laut früherer Liste gültig bis {{day}}',
};
