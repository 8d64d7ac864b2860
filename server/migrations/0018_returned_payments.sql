-- A payment that was taken back by mistake can be booked again by hand: what is returned no longer holds its key. What
-- the bank's own list has brought stays there once. The name is the old one: processes of the version before know it.
alter table bank_transactions drop constraint bank_transactions_transaction_key_key;
create unique index bank_transactions_transaction_key_key on bank_transactions (transaction_key)
  where returned_on is null or source = 'camt';
