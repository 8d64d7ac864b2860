/**
 * Common passwords of German, Turkish and English speakers, without the digits and signs at their end:
 * `Galatasaray1905!` is listed as `galatasaray`.
 */
export const commonPasswords: readonly string[] = `
passwort passwd pass kennwort geheim geheimnis hallo hallowelt hallihallo schatz schatzi liebling liebe engel mausi
maus hase hasi baerchen prinzessin prinz sonne sonnenschein sommer winter herbst fruehling schnee regen stern sterne
blume rose himmel wasser feuer erde familie mama papa mutter vater oma opa kinder baby freunde freundschaft ichliebe
ichliebedich ichliebdich willkommen servus gruessgott moin tschuess danke bitte arschloch scheisse ficken schalke
borussia bayern bayernmuenchen dortmund rapid rapidwien austriawien sturmgraz salzburg wien linz graz innsbruck
klagenfurt bregenz vorarlberg tirol steiermark kaernten burgenland oesterreich austria deutschland berlin hamburg
muenchen koeln schweiz fussball auto computer internet handy telefon sicher sicherheit zugang anmelden anmeldung
benutzer admin administrator verwaltung verein mitglied mitgliedschaft konto bank sparkasse test tester testen
testtest probe muster mustermann montag dienstag mittwoch donnerstag freitag samstag sonntag januar jaenner februar
april juni juli august september oktober november dezember andreas thomas michael stefan daniel alexander christian
martin markus sebastian florian lukas tobias julia sandra nicole katharina sabine claudia jessica melanie stefanie
sifre sifrem sifremi parola parolam gizli gizem merhaba selam selamlar selamunaleykum allah allahbir allahim
allahuekber bismillah bismillahirrahmanirrahim elhamdulillah insallah masallah muhammed muhammet muhammad mehmet
mustafa ahmet ali hasan huseyin ibrahim ismail osman omer yusuf murat emre burak serkan hakan fatih furkan kemal
ataturk mustafakemal ayse fatma emine hatice zeynep elif meryem zehra esra busra kubra merve tugba ozlem yasemin
askim askimsin canim canimsin sevgi sevgilim seviyorum seniseviyorum seniseviyom bebegim birtanem hayatim
hayat anne baba annem babam annecim babacim ailem kardesim oglum kizim kralice kral prenses melek gul gulum cicek
gunes yildiz deniz bahar galatasaray cimbom cimbombom fenerbahce fener besiktas karakartal trabzonspor trabzon bursaspor
istanbul ankara izmir bursa antalya konya adana sivas yozgat kayseri samsun erzurum gaziantep diyarbakir urfa
turkiye turkiyem turkiyecumhuriyeti turk turkum turkey tuerkei vatan bayrak bozkurt asena osmanli cumhuriyet
kurban ramazan bayram cami camii moschee islam mekke medine kabe kuran namaz cenaze vefa dernek uyelik uye
password letmein welcome login master hello helloworld iloveyou loveyou love lovely princess monkey dragon sunshine
shadow football baseball soccer superman batman spiderman pokemon starwars freedom whatever trustno qazwsx
secret access user guest root changeme default qwerty qwertz qwertyuiop qwertzuiop qwert asdf asdfg asdfgh asdfghjkl
yxcv yxcvbnm zxcv zxcvbnm qwer qweasd qweasdyxc abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaaa xxx xxxx xxxxxx
abcabc asdasd qweqwe charlie michelle jordan harley hunter ranger buster tigger jennifer ashley nicole samsung
iphone google facebook instagram whatsapp twitter youtube windows microsoft apple killer ninja matrix
mustang ferrari porsche mercedes bmw audi golf volkswagen opel toyota honda yamaha cookie cheese pepper ginger
summer autumn spring flower butterfly angel heaven blessed jesus forever family friends happy money lucky
`
  .trim()
  .split(/\s+/);
