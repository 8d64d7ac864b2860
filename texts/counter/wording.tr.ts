/** What a household is told when the office has done something for it. */
export const counterWordingTr = {
  acted: {
    subject: 'Sizin için bir değişiklik yaptık',
    rang: 'Bizi aradınız. İsteğiniz üzerine sizin için şunları yaptık:',
    came: 'Bize geldiniz. İsteğiniz üzerine sizin için şunları yaptık:',
    wrote: 'Bize yazdınız. İsteğiniz üzerine sizin için şunları yaptık:',
    wrong: 'Bir yanlışlık varsa ya da bunu siz istemediyseniz lütfen bizi hemen arayın.',
    link: 'Bilgilerime bak',
    did: {
      person_added: 'Bir aile üyesi kaydedildi.',
      person_changed: 'Bir kişinin bilgileri değiştirildi.',
      person_removed: 'Bir aile üyesi silindi.',
      phone_changed: 'Telefon numaraları değiştirildi.',
      address_changed: 'Adres değiştirildi.',
      document_added: 'Bir belge eklendi.',
      document_changed: 'Bir belgenin geçerlilik tarihi kaydedildi.',
      document_removed: 'Bir belge kaldırıldı.',
      burial_place_changed: 'Defin yeri kaydedildi.',
      death_contact_changed: 'Vefat durumunda aranacak kişiler değiştirildi.',
      substitute_changed: 'Sizi kimin temsil edebileceği değiştirildi.',
      correspondence_changed: 'Mesajlarımızın dili ve yolu değiştirildi.',
      invoices_made: 'Faturalar hazırlandı.',
      application_submitted: 'Başvuru gönderildi.',
    },
  },
};
