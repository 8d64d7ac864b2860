-- Payments booked by hand, for the list of those that no bank line has confirmed (decision 71).
create index bank_transactions_by_hand on bank_transactions (created_at, id)
  where source = 'manual' and amount_cents > 0 and withdrawn_at is null and returned_on is null;
