/** The default alphabet of text messages (3GPP TS 23.038, 6.2.1), without the escape character. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Its extension (6.2.1.1): each of these takes two places. */
const GSM_EXTENSION = '\f^{}\\[~]|€';

const places = new Map<string, number>([
  ...[...GSM].map((character) => [character, 1] as const),
  ...[...GSM_EXTENSION].map((character) => [character, 2] as const),
]);

/** Characters in a single message, and in each part of a longer one (3GPP TS 23.040, 9.2.3.24.1). */
const ROOM = { gsm: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

export type TextMessageSize = {
  /** `ucs2` as soon as one character is not in the default alphabet, for example ç, ğ, ı, İ, ş and the German „. */
  alphabet: keyof typeof ROOM;
  /** Characters in that alphabet. */
  length: number;
  /** The number of messages that are sent and paid for. */
  parts: number;
};

/** The size of a text as a text message. */
export function textMessageSize(text: string): TextMessageSize {
  const inGsm = [...text].map((character) => places.get(character));
  const isGsm = inGsm.every((count) => count !== undefined);
  const alphabet = isGsm ? 'gsm' : 'ucs2';
  // 16-bit units, as JavaScript counts
  const length = isGsm ? inGsm.reduce((sum: number, count = 0) => sum + count, 0) : text.length;
  const { alone, part } = ROOM[alphabet];
  return { alphabet, length, parts: length <= alone ? 1 : Math.ceil(length / part) };
}
