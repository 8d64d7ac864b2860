-- Links without log-in that show one invoice, or one transfer for several, to a relative who pays (decision 63).
create table payment_links (
  id integer generated always as identity primary key,
  household_id integer not null references households on delete cascade,
  token_hash bytea not null unique,
  sale_invoice_id integer references sale_invoices on delete cascade,
  combined_transfer_id integer references combined_transfers on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(sale_invoice_id, combined_transfer_id) = 1)
);
create index payment_links_by_household on payment_links (household_id);
create index payment_links_by_invoice on payment_links (sale_invoice_id) where sale_invoice_id is not null;
create index payment_links_by_combined on payment_links (combined_transfer_id) where combined_transfer_id is not null;
create index payment_links_by_expiry on payment_links (expires_at);
