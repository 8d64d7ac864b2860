import type { Chance } from '../../demo/seed.ts';
import { pickByRank, pickByShare } from './chances.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** First names of those born before about 1975, the most frequent first; an underline joins double names. */
const elders = {
  male: words(`Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Ramazan Süleyman Mahmut Halil Recep
    Salih Ömer Bayram Kemal Şaban Abdullah Veysel Kadir Cemal Yaşar Hacı Bekir Mehmet_Ali Musa İsa Satılmış Dursun Durmuş
    Niyazi Nuri Şükrü Celal Rıza Hamza Bilal Duran Sefer Zeki Necati Şevket Nurettin Selahattin Abdurrahman Hacı_Ali
    Hasan_Hüseyin İhsan Fikret Mevlüt Muharrem Satı Arif Cuma Yakup Rıfat Nazım Ali_Rıza Ahmet_Nuri Hıdır Kâzım Tahsin
    Temel Orhan Turan İrfan Adem Metin Aziz Cafer Haydar Eyüp Fevzi Hayrettin Şerafettin Zekeriya Mehmet_Emin Latif`),
  female: words(`Fatma Ayşe Emine Hatice Zeynep Meryem Şerife Zehra Hanife Sultan Elif Havva Zeliha Hacer Kezban Güllü
    Döndü Gülsüm Satı Rukiye Ümmü Cemile Dudu Hava Nazife Saniye Fadime Nuriye Yeter Gülizar Songül Remziye Naciye Sevim
    Fatma_Gül Ayşe_Nur Perihan Nazmiye Halime Kadriye Bahriye Safiye Senem Medine Hafize Şükriye Raziye Makbule Nermin
    Selime Necla Münevver Türkan Gönül Hediye Kıymet Dilber İpek Gülay Melahat Ümmühan Elmas Sebahat Feride Behiye`),
} as const;

/** First names of those born later. */
const younger = {
  male: words(`Mehmet Mustafa Ahmet Murat Emre Fatih Yusuf Ali Hakan Serkan İbrahim Ömer Hüseyin Furkan Enes Yasin Burak
    Hasan Onur Ümit Volkan Gökhan Bilal Emin Erkan Oğuz Kerem Tolga Sinan Özgür Uğur Cem Can Barış Umut Kaan Deniz Çağlar
    Selim İsmail Muhammed Emir Eren Batuhan Ömer_Faruk Mehmet_Emin Yunus_Emre Halil_İbrahim Muhammed_Ali Orhan Levent
    Engin Tuncay Turgay Ercan Sercan Tarık Taner Adem Kadir Ramazan Bünyamin Abdullah Koray Alper Cihan Ferhat Şahin`),
  female: words(`Fatma Ayşe Zeynep Elif Merve Büşra Emine Esra Hatice Kübra Özlem Tuğba Sevgi Gülşen Derya Yasemin Sibel
    Hülya Filiz Songül Nurcan Gamze Seda Ebru Şeyma Hilal Sümeyye Meryem Rabia İrem Ece Dilek Aysel Pınar Selma Aylin
    Betül Beyza Nur Ayşegül Fatma_Nur Ayşe_Gül Zehra Melek Serpil Gülay Nuray Çiğdem Dilara Rümeysa Şule Belgin Aslı
    Canan Nesrin Sevda Leyla Zeliha Tülay Hacer Havva Melike Azra Ecrin Nisa Eylül Defne Asya`),
} as const;

/** Last names, the most frequent in Turkey first. */
const frequent =
  words(`Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin
  Kara Koç Kurt Özkan Şimşek Polat Korkmaz Özcan Çakır Erdoğan Yavuz Can Acar Şen Aktaş Güler Yalçın Güneş Bozkurt Bulut
  Keskin Ünal Turan Gül Özer Işık Kaplan Avcı Sarı Tekin Taş Köse Yüksel Ateş Aksoy Kocaman Karaca Karataş Duman Coşkun
  Uysal Kılınç Akın Güngör Demirci Toprak Ekinci Albayrak Uçar Bayrak Balcı Akbulut Tunç Erdem Uzun Özçelik Sönmez Topal
  Kahraman Aktürk Durmaz Ay Karakaya Gündoğdu Ceylan Çoban Alkan Bayram Soylu Karadağ Eren Akgül Şeker Dursun Elmas Baş
  Yaman Deniz Tosun Oruç Kartal Özbek Altın Er Genç Boz Bilgin Bektaş Kalkan Orhan Gök Özen Akkaya Ergin Kuş Altun Gür
  Karabulut Durak Toker Şentürk Akyol Ertürk Temel Çiftçi Karahan Sağlam Yıldız-Koç Bal Şener Özgür Ulusoy Başaran Tuncer
  Altıntaş Kesici Sezer Güven Dinç Koçak Kuru Baran Erol Aygün Doğru Kavak Sezgin Sevinç Demirel Demirtaş Tan Dağ Uslu`);

/** Turkish last names are often put together, so that there are thousands of rare ones. */
const beginnings = words(
  'Kara Ak Öz Er Gök Sarı Gün Demir Taş Yeni Bal Kuru Tek Alt Ay Bay Boz Kızıl Sağ Tun Çal Ün Koca',
);
const ends =
  words(`türk kaya taş soy kan han yıldız pınar göz baş su dağ çelik doğan alp tepe kuş yürek bıyık oğlan genç
  gül demir yol el dal köse deniz tan tekin`);
const fathers =
  words(`Hacı Molla Topal İmam Deli Kara Çoban Bekir Ali Sarı Kör Uzun Hasan Osman Köse Ömer Hoca Kadı Çolak
  Koca Müftü Tatar Kürkçü Veli Demirci Ağa Paşa Kel Bayrak Softa Arap Çavuş Yörük Dede Emir Semerci Kurt Balcı Hatip Saraç`);
const ofOtherOrigin = words(
  'Hodžić Begović Halilović Al-Khatib El-Sayed Rahimi Ahmadi Gruber Huber Wagner Krasniqi Berisha',
);
const AUSTRIAN = words(
  'Gruber Huber Wagner Müller Pichler Steiner Moser Mayr Hofer Leitner Bauer Fuchs Eder Schmid Weiß',
);
const AUSTRIAN_FIRST = words('Johann Franz Thomas Michael Maria Elisabeth Anna Karin Andreas Stefan Jürgen Gerhard');

export type Gender = 'male' | 'female';

/** Up to this year the names of the elders are given. */
const LAST_ELDER = 1974;
/** How fast frequent names get rarer: about one man in fifteen is called Mehmet, one family in forty Yılmaz. */
const FLAT = { first: 6, last: 8 };

export function firstName(chance: Chance, gender: Gender, born: number): string {
  const names = born <= LAST_ELDER ? elders : younger;
  return pickByRank(chance, names[gender], FLAT.first).replace('_', ' ');
}

export function lastName(chance: Chance): string {
  const origin = pickByShare(chance, [
    ['frequent', 61],
    ['put together', 24],
    ['after a father', 11],
    ['other', 4],
  ] as const);
  if (origin === 'frequent') return pickByRank(chance, frequent, FLAT.last);
  if (origin === 'put together') return `${chance.pick(beginnings)}${chance.pick(ends)}`;
  if (origin === 'after a father') return `${chance.pick(fathers)}oğlu`;
  return chance.pick(ofOtherOrigin);
}

export function austrianName(chance: Chance): string {
  return `${chance.pick(AUSTRIAN_FIRST)} ${chance.pick(AUSTRIAN)}`;
}

export const places = [
  { postal_code: '4600', city: 'Wels', streets: ['Vogelweiderstraße', 'Salzburger Straße', 'Eferdinger Straße'] },
  { postal_code: '4020', city: 'Linz', streets: ['Wiener Straße', 'Franckstraße', 'Dauphinestraße', 'Unionstraße'] },
  { postal_code: '4050', city: 'Traun', streets: ['Neubauerstraße', 'Linzer Straße'] },
  { postal_code: '4800', city: 'Attnang-Puchheim', streets: ['Gmundner Straße', 'Bahnhofstraße'] },
  { postal_code: '1100', city: 'Wien', streets: ['Favoritenstraße', 'Quellenstraße', 'Gudrunstraße'] },
  { postal_code: '1200', city: 'Wien', streets: ['Dresdner Straße', 'Wallensteinstraße', 'Jägerstraße'] },
  { postal_code: '1160', city: 'Wien', streets: ['Ottakringer Straße', 'Thaliastraße'] },
  { postal_code: '2630', city: 'Ternitz', streets: ['Hauptstraße', 'Werkstraße'] },
  { postal_code: '3100', city: 'St. Pölten', streets: ['Josefstraße', 'Mariazeller Straße'] },
  { postal_code: '5020', city: 'Salzburg', streets: ['Ignaz-Harrer-Straße', 'Schallmooser Hauptstraße'] },
  { postal_code: '5400', city: 'Hallein', streets: ['Salzachtalstraße', 'Bahnhofstraße'] },
  { postal_code: '6020', city: 'Innsbruck', streets: ['Höttinger Au', 'Reichenauer Straße'] },
  { postal_code: '6410', city: 'Telfs', streets: ['Untermarktstraße', 'Obermarktstraße'] },
  { postal_code: '6850', city: 'Dornbirn', streets: ['Lustenauer Straße', 'Bahnhofstraße'] },
  { postal_code: '8010', city: 'Graz', streets: ['Annenstraße', 'Lazarettgürtel'] },
] as const;
