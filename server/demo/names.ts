/** Names of the demo's people, made up from common ones. */
export const turkishNames = {
  female: ['Ayşe', 'Fatma', 'Emine', 'Zeynep', 'Elif', 'Gülşah', 'Hatice', 'Meryem', 'İpek', 'Şeyma', 'Tuğba', 'Özlem'],
  male: ['Mehmet', 'Mustafa', 'Ahmet', 'Ali', 'Hüseyin', 'İbrahim', 'Yusuf', 'Ömer', 'Çağlar', 'Oğuz', 'Işık', 'Kâzım'],
  last: ['Yılmaz', 'Kaya', 'Demir', 'Çelik', 'Şahin', 'Öztürk', 'Aydın', 'Arslan', 'Doğan', 'Koç', 'Güneş', 'Işık'],
  placesOfBirth: ['Ankara', 'İzmir', 'Kayseri', 'Trabzon', 'Şanlıurfa', 'Yozgat', 'Giresun', 'Diyarbakır'],
} as const;

export const austrianNames = {
  female: ['Anna', 'Maria', 'Lena', 'Katharina', 'Johanna', 'Elisabeth'],
  male: ['Lukas', 'Thomas', 'Stefan', 'Jürgen', 'Johann', 'Michael'],
  last: ['Gruber', 'Huber', 'Wagner', 'Müller', 'Hofer', 'Weiß'],
  placesOfBirth: ['Wien', 'Linz', 'Graz', 'Wörgl', 'Sankt Pölten', 'Bregenz'],
} as const;

export const places = [
  { postal_code: '1100', city: 'Wien', state: 'Wien', streets: ['Favoritenstraße', 'Quellenstraße', 'Gudrunstraße'] },
  { postal_code: '4020', city: 'Linz', state: 'Oberösterreich', streets: ['Wiener Straße', 'Landstraße'] },
  { postal_code: '6020', city: 'Innsbruck', state: 'Tirol', streets: ['Höttinger Au', 'Maria-Theresien-Straße'] },
  { postal_code: '5020', city: 'Salzburg', state: 'Salzburg', streets: ['Ignaz-Harrer-Straße', 'Elisabethstraße'] },
  { postal_code: '6900', city: 'Bregenz', state: 'Vorarlberg', streets: ['Römerstraße', 'Arlbergstraße'] },
] as const;
