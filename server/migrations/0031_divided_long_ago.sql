-- A divided line belongs to no household: like one that was laid aside it is cleared once its bookkeeping need not be kept.
create index bank_transactions_divided on bank_transactions (value_date) where divided_at is not null;
