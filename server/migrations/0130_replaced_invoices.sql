-- An applicant corrects what an unpaid fee was calculated from: the fee becomes void, and another one takes its place.
alter table sale_invoices add column replaced_by integer references sale_invoices (id);
create index sale_invoices_replaced_by on sale_invoices (replaced_by) where replaced_by is not null;
comment on column sale_invoices.replaced_by is 'of a void invoice: the one that was confirmed in its place';
