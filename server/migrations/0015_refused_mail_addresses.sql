-- The day on which a mail server first said that the address of a log-in does not exist; null again once it takes a mail.
alter table accounts add column email_refused_on date;
create index accounts_refused on accounts (email_refused_on, id) where email_refused_on is not null;
