import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Language, languages } from '../domain/shared/language.ts';
import { emailHintDe } from './accounts/emailHint.de.ts';
import { emailHintEn } from './accounts/emailHint.en.ts';
import { emailHintTr } from './accounts/emailHint.tr.ts';
import { joiningDe } from './application/joining.de.ts';
import { joiningEn } from './application/joining.en.ts';
import { joiningTr } from './application/joining.tr.ts';
import { officeScreensDe } from './officeScreens.de.ts';
import { officeScreensEn } from './officeScreens.en.ts';
import { officeScreensTr } from './officeScreens.tr.ts';
import { publicDe } from './public.de.ts';
import { publicEn } from './public.en.ts';
import { publicTr } from './public.tr.ts';
import { wordingDe } from './wording.de.ts';
import { wordingEn } from './wording.en.ts';
import { wordingTr } from './wording.tr.ts';

type Tree = { readonly [name: string]: string | Tree };

const texts: Record<Language, string[]> = {
  de: textsOf({ publicDe, officeScreensDe, joiningDe, emailHintDe, wordingDe }),
  tr: textsOf({ publicTr, officeScreensTr, joiningTr, emailHintTr, wordingTr }),
  en: textsOf({ publicEn, officeScreensEn, joiningEn, emailHintEn, wordingEn }),
};

/** One thing, one word (docs/glossary.md): each second word, and the word to take instead. */
const SECOND_WORDS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  de: [
    [/bestell/i, 'beauftragen: goods are ordered, a burial is not'],
    [/bestatt(?!er)|beisetzung|letzte Ruhe/i, 'Begräbnis; for the undertaker Bestatter'],
    [/Staatsangehörig/i, 'Staatsbürgerschaft, as in Austria'],
    [/Leichentuch(?! \(Kefen\))/, 'Kefen; Leichentuch (Kefen) for the undertaker'],
    [/\b(derzeit|zurzeit|im Moment)\b/i, 'gerade'],
    [/\b(Papiere|Unterlagen|Urkunden|Nachweis)\b/, 'Dokument; Urkunde only in a name'],
    [/Bitte um Berichtigung|eine Korrektur\b|Korrektur anfragen/, 'Korrekturwunsch; the verb: berichtigen'],
    [/Angehörige oder|Verwalter/, 'as the choices are called: Familienmitglied'],
    [/Anspruch geprüft|prüfen Sie (dann )?den Schutz/, 'Mitgliedschaft; it is no insurance'],
    [/gekündigt|verzogen/i, 'ausgetreten; übersiedelt'],
  ],
  tr: [
    [/sipariş/i, 'görevlendirme: goods are ordered, a burial is not'],
    [/güvence|(?<!\p{L})kapsa(r|m|y)|hak durumu/iu, 'geçerli, geçerlilik; it is no insurance'],
    [/hesabı(nı)? gör|hesap gör|serbest bırak|alıkon|(?<!\p{L})ölü(?!\p{L})/iu, 'words that hurt at a death'],
    [/(?<!\p{L})vaka|vefat (kaydı|süreci)/iu, 'dosya'],
    [/hekim/i, 'doktor'],
    [/(?<!\p{L})avro/iu, 'euro'],
    [/parola/i, 'şifre'],
    [/borc|borç/i, 'kalan tutar; açık tutar in the office'],
    [/giriş ücreti/i, 'kayıt ücreti'],
    [/hoşgörü/i, 'iyi niyetle yardım'],
    [/üyelik sıfatı|(?<!\p{L})sıfat/iu, 'eş mi, çocuk mu; hak sahipliği in the office'],
    [/veya partner/i, 'eş veya hayat arkadaşı'],
    [/mükerrer/i, 'çift kayıt'],
    [/(onaylı|yeminli) çeviri/i, 'yeminli tercüme'],
    [/ihraç/i, 'üyelikten çıkarıldı'],
    [/(?<!\p{L})en çok/iu, 'en fazla'],
    [/(?<!\p{L})tekrar(?!\p{L})|bir kez daha/iu, 'yeniden'],
    [/veri koruma metni/i, 'kişisel verilerin korunması'],
    [/(sayfayı|listeyi|dosyayı|sonuçları) yeniden yükle/i, 'yenileyin: yüklemek is to upload'],
  ],
  en: [
    [/(?<!In |standing )\border(s|ed|ing)?\b/i, 'arrange, instruct: goods are ordered, a burial is not'],
    [/check the cover/i, 'membership; it is no insurance'],
  ],
};

it.each(languages)('one thing has one word, in %s', (language) => {
  const read = [...texts[language], ...legalLines(language)];
  const wrong = SECOND_WORDS[language].flatMap(([second, take]) =>
    read.filter((text) => second.test(text)).map((text) => `${text} – take: ${take}`),
  );

  expect(read.length).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
});

function textsOf(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

function legalLines(language: Language): string[] {
  const folder = join(import.meta.dirname, '../association/legal');
  return ['data_protection', 'terms_of_use'].flatMap((name) =>
    readFileSync(join(folder, `${name}.${language}.md`), 'utf8').split('\n'),
  );
}
