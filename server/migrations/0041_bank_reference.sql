-- What is booked by hand with the bank's own reference is looked for among the lines of its files.
create index bank_transactions_by_bank_reference on bank_transactions (bank_reference) where bank_reference is not null;
