-- One transfer for several invoices of a household, with a reference of its own (decision 62). Its number is in the reference.
create table combined_transfers (
  id integer generated always as identity primary key check (id between 1 and 999999999),
  household_id integer not null references households,
  created_at timestamptz not null
);
create index combined_transfers_by_household on combined_transfers (household_id);

create table combined_transfer_invoices (
  combined_transfer_id integer not null references combined_transfers,
  sale_invoice_id integer not null references sale_invoices,
  primary key (combined_transfer_id, sale_invoice_id)
);
create index combined_transfer_invoices_by_invoice on combined_transfer_invoices (sale_invoice_id);
