-- The journal reads each kind of entry by its day, and what an invoice has got counts reversed allocations too (decision 111).
drop index payment_allocations_by_invoice;
create index payment_allocations_by_invoice on payment_allocations (sale_invoice_id);
create index sale_invoices_settled_without_money on sale_invoices (settled_on)
  where paid_cents < amount_cents and settled_on is not null;
create index bank_transactions_by_value_date on bank_transactions (value_date, id) include (amount_cents)
  where household_id is not null and amount_cents > 0 and withdrawn_at is null;
-- The list of mails is counted and read by it.
create index mails_by_time on mails (created_at, id) include (recipient) where content is not null;
-- The same file in another household is found by it (decision 114).
create index documents_by_digest on documents (content_digest) where refused_at is null;
