/** The notice that data protection law wants for data which somebody else gave (Art. 14 GDPR). */
export const noticeTr = {
  title: 'Verilerinizi nereden aldık (GDPR madde 14)',
  who: 'Verilerinizden {{association}} sorumludur, {{address}}. Telefon {{phone}}, e-posta {{email}}.',
  source:
    'Verileriniz derneğin önceki üye listesinden geliyor. Bu, ailenizden listede bulunan herkes için geçerlidir. Lütfen onlara da söyleyin.',
  kinds:
    'Bunlar ad, doğum tarihi, cinsiyet, medeni durum, anne ve baba adı, vatandaşlık ve yakınlıktır. Kimlik numaraları, adres, telefon, e-posta adresi ve belgelerinizin tarihleri de vardır. Üyeliğin başı ve sonu, aidatlar, açık tutarlar ve banka hesapları da bunlara girer. Defin istekleri ve vefat durumunda aranacak kişiler de bulunabilir. Bir engellilik yazılmış olabilir, üyelikten inancınız da anlaşılabilir. Çoğu zaman bunların yalnızca bir kısmı bizdedir.',
  purpose:
    'Bunlarla üyeliği yürütür ve vefatta yardım ederiz (GDPR md. 6/1-b, 6/1-f ve 9/2-d). Faturalar ve muhasebe için bunu yasa ister (GDPR md. 6/1-c). Kimseyi iki kez kaydetmemek ve portalı korumak da bizim meşru menfaatimizdir.',
  howLong: 'Üyelik sürdükçe onları saklarız. Sonra yedi tam takvim yılı kalırlar (BAO § 132). Ardından onları sileriz.',
  receivers:
    'Onları yalnızca dernek bürosundaki kişiler, görevleri gerektirdiği kadar görür. Bizim için teknik hizmet veren şirketler sözleşmeyle bağlıdır. Vefatta cenaze firması, imam ve makamlar gerekeni ailenin onayıyla alır. AB dışındaki ülkelere veriler yalnızca cenaze nakli için gider.',
  rights:
    'Bilgi alma, düzeltme, silme, kısıtlama ve verilerinizi taşıma hakkınız vardır. Verilerin işlenmesine itiraz edebilirsiniz. Bunun için bize yazın ya da bizi arayın.',
  complaint:
    'Avusturya kişisel verileri koruma kurumuna şikâyet edebilirsiniz: Österreichische Datenschutzbehörde, Barichgasse 40–42, 1030 Viyana, www.dsb.gv.at.',
  decisions: 'Üyeliğiniz hakkında hiçbir bilgisayar tek başına karar vermez. Profil çıkarmayız.',
  agreed: 'Bununla hiçbir şeyi onaylamış olmazsınız, bir şey imzalamanız da gerekmez.',
  whole: 'Kişisel verilerin korunması metninin tamamı burada: {{whole}}',
};
