-- A payment that somebody booked by hand is only claimed until a line of the bank's tells of it. That line is tied to the
-- payment instead of being booked itself, so that the money counts once.
alter table bank_transactions
  add column confirms integer references bank_transactions deferrable initially deferred,
  add constraint confirming_lines_are_nobodys check (confirms is null or (source = 'camt' and household_id is null));
comment on column bank_transactions.confirms is 'the payment booked by hand of which this line of the bank''s tells';
create unique index bank_transactions_confirming on bank_transactions (confirms) where confirms is not null;
drop index bank_transactions_undecided;
create index bank_transactions_undecided on bank_transactions (value_date, id)
  where source = 'camt' and household_id is null and laid_aside_at is null and divided_at is null and confirms is null;
