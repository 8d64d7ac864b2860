/** The notice that data protection law wants for data which somebody else gave (Art. 14 GDPR). */
export const noticeEn = {
  title: 'Where we have your data from (Article 14 GDPR)',
  who: 'Responsible for your data is {{association}}, {{address}}. Phone {{phone}}, e-mail {{email}}.',
  source:
    'Your data come from the association’s former list of members. This holds for everybody of your family who is in it. Please tell them.',
  kinds:
    'They are names, birthdays, gender, marital status, names of parents, citizenship and relationship. There are also identity numbers, address, phone, e-mail address and the days of your documents. Beginning and end of the membership, contributions, open amounts and bank accounts belong to them. Wishes for the burial and contacts for a death can be among them. A disability can be noted, and the membership may tell your faith. Often we have only a part of this.',
  purpose:
    'With them we keep the membership and help at a death (Art. 6(1)(b) and (f), Art. 9(2)(d) GDPR). For invoices and bookkeeping the law demands it (Art. 6(1)(c) GDPR). It is also our legitimate interest to keep nobody twice and to protect the portal.',
  howLong:
    'We keep them as long as the membership lasts. After that they stay for seven whole calendar years (section 132 BAO). Then we erase them.',
  receivers:
    'Only people in the association’s office see them, as far as their task demands it. Companies that run our technology are bound by contract. At a death, undertaker, imam and authorities get what is needed, with the family’s consent. Data go to countries outside the EU only for a transfer of the deceased.',
  rights:
    'You have the right of access, correction, erasure, restriction and portability. You can object to the processing. Write to us for that, or call us.',
  complaint:
    'You can complain to the Austrian Data Protection Authority, Barichgasse 40–42, 1030 Vienna, www.dsb.gv.at.',
  decisions: 'No computer decides alone about your membership. We make no profiles.',
  agreed: 'You agree to nothing by this, and you need not sign anything.',
  whole: 'The whole text about data protection is here: {{whole}}',
};
