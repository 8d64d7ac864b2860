/** Beside a mistyped address; fetched when such a field is left. */
export const emailHintDe = {
  meant: 'Meinten Sie {{email}}?',
  take: 'Ja, so ändern',
};
