/**
 * Why money comes back, in groups of the codes of ISO 20022 (ExternalReturnReason1Code) that mean the same to a clerk; for all
 * others the screen names the code.
 */
const codesOfReason = {
  account_wrong: ['AC01', 'AC02', 'AC03', 'AC10', 'AC13', 'AC14', 'AC15', 'BE01', 'BE22', 'NOAC', 'RC08'],
  account_closed: ['AC04', 'AC05', 'AC07'],
  account_blocked: ['AC06', 'AG01', 'AG07', 'AG08'],
  not_possible_there: [
    'AG02',
    'AG03',
    'ARDT',
    'CNOR',
    'DNOR',
    'ED05',
    'FF05',
    'RC01',
    'RC03',
    'RC04',
    'RC07',
    'SVNR',
    'DS28',
  ],
  no_money: ['AM04', 'AM06', 'AM14', 'AM21', 'AM23'],
  twice: ['AM05', 'DUPL', 'MD05'],
  amount_wrong: ['AM01', 'AM02', 'AM03', 'AM07', 'AM09', 'AM10', 'CURR'],
  payer_objected: ['MD06', 'MS02', 'CUST', 'SL01', 'SL11', 'SL12', 'FOCR', 'UPAY'],
  no_mandate: ['MD01', 'MD02', 'MD03', 'MD16', 'MD17'],
  person_died: ['MD07', 'BE02'],
  data_missing: [
    'BE04',
    'BE05',
    'BE06',
    'BE07',
    'BE08',
    'RR01',
    'RR02',
    'RR03',
    'RR04',
    'RR05',
    'RR11',
    'RR12',
    'RF01',
    'DT01',
  ],
  fraud: ['FRAD', 'FR01', 'LEGL'],
  by_bank: ['MS03', 'NARR', 'NOAS', 'NOOR', 'TECH', 'TM01', 'AM08', 'ERIN', 'CHQC', 'AGNT'],
} as const satisfies Record<string, readonly string[]>;

export type ReturnReason = keyof typeof codesOfReason;

const reasons = new Map<string, ReturnReason>(
  Object.entries(codesOfReason).flatMap(([reason, codes]) =>
    codes.map((code) => [code, reason as ReturnReason] as const),
  ),
);

export function returnReasonOf(code: string): ReturnReason | undefined {
  return reasons.get(code);
}
