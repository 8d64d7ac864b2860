-- Levels that a reminder by letter raises as soon as it is sent; a letter that comes back takes them back.
create table dunning_letters (
  id integer generated always as identity primary key,
  -- of the letter
  effect_key text not null,
  sale_invoice_id integer not null references sale_invoices on delete cascade,
  level integer not null check (level between 1 and 3),
  due_date date not null,
  raised_on date,
  taken_back_on date,
  constraint dunning_letters_taken_back_after_raised check (taken_back_on is null or raised_on is not null)
);
create unique index dunning_letters_once on dunning_letters (effect_key, sale_invoice_id);
create index dunning_letters_by_invoice on dunning_letters (sale_invoice_id);
