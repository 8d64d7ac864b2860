-- why a transaction came back, as a code of ISO 20022; lines that were read before keep no reason
alter table bank_transactions add column return_code text;
-- an account is known also from a line that was booked because it named an invoice, or that confirmed a payment booked by hand
drop index bank_transactions_by_known_account;
create index bank_transactions_by_known_account on bank_transactions (counterparty_iban, household_id)
  where (household_id is not null or confirms is not null) and amount_cents > 0;
