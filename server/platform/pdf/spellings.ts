/**
 * Replacements for letters that the typeface of PDFs lacks: similar ones that it has, usual substitutes for Latin letters, and
 * transliterations of other alphabets: Cyrillic as in passports (ICAO Doc 9303, part 3), Greek after ELOT 743, Armenian and
 * Georgian by their national systems, Arabic and Hebrew by their consonants, because only these are written. Letters with marks
 * need no entry: they are decomposed.
 */
const tables = [
  // hyphens and apostrophes
  '‐- ʼ’ ʻ‘ ʽ‘ ʹ’ ʾ’ ʿ‘ ˈ’ ˊ’ ˋ‘ ꞌ’ ʺ”',
  // Latin: Azerbaijani, Sami, African and Northern languages
  'əe ǝe ɘe ɛe ɜe ɐa ɑa ɒo ɓb ƀb ƃb ɔo ƈc ɕc ɖd ɗd ƌd ɠg ɣg ǥg ɡg ɦh ɥh ⱨh ɨi ɩi ɪi ɉj ʝj ƙk ĸq ⱪk ƚl ɫl ɬl ɭl ⱡl ɱm ŋng ɲn ƞn ɳn ɵo ȣu ƥp ɋq ɍr ɽr ɾr ɹr ʀr ʁr ƨs ʂs ʃsh ȿs ŧt ƭt ʈt ⱦt ʉu ʊu ʋv ʌa ⱳw ʍw ƴy ɏy ʏy ƶz ȥz ʐz ʑz ɀz ⱬz ʒzh ƹzh ȝy ƿw ǀ| ǁ|| ǃ! ʔ’ ʕ‘ ɂ’ ⱥa ȼc ɇe ɟj ʎly ɯu ɤo ƕhv ƣgh',
  // Cyrillic
  'аa бb вv гg дd еe ёe жzh зz иi йi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъie ыy ь эe юiu яia',
  'єie ії іi їi ґg ўu ђd ѓg јj ѕdz љlj њnj ћc ќk џdz ѐe ѝi ѡo ѣie ѥie ѧia ѩia ѫu ѭiu ѯks ѱps ѳf ѵi ѷi ѹu ѻo ѽo ѿot ҁk',
  'ғgh ҕgh җzh ҙz қk ҝk ҟk ҡk ңn ҥng ҧp ҩo ҫs ҭt үu ұu ҳh ҵts ҷch ҹch һh ҽch ҿch ӀI ӏl ӃK ӄk ӆl ӈn ӊn ӌch ӎm ӕae әa ӡdz өo',
  'ӷgh ӻgh ӽkh ӿkh ӑa ӓa ӗe ӛa ӝzh ӟz ӣi ӥi ӧo ӫo ӭe ӯu ӱu ӳu ӵch ӹy',
  // Greek
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ϐv ϑth ϕf ϖp ϗkai ϙq ϛst ϝw ϟq ϡss ϰk ϱr ϲs ϳj ϸsh ϻs ϵe ϼr',
  // Armenian
  'աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf ևev',
  // Georgian
  'აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh ჱe ჲy ჳw ჴq ჵo ჶf',
  // Arabic, with the letters of Persian, Kurdish and Urdu
  'ء’ اa بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz ع‘ غgh فf قq كk لl مm نn هh ةh وw ىa يy پp چch ژzh گg کk یy ڤv ہh ھh ەe ےe ۆo ێe ڵl ڕr ٹt ڈd ڑr ںn ٱa ۇu ۈu ۋv ېe ڭng ټt ځdz څts ډd ړr ږzh ښsh ڼn ۍy ګg',
  // Hebrew
  'אa בb גg דd הh וv זz חh טt יy ךk כk לl םm מm ןn נn סs ע‘ ףp פp ץts צts קq רr שsh תt װv ױoy ײy',
];

/** Keyed by the lower-case letter. */
export const spellings: ReadonlyMap<string, string> = new Map(
  tables.flatMap((table) => table.split(' ')).map((row) => [row.charAt(0), row.slice(1)]),
);
