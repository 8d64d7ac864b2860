-- A family member may be removed while an invoice names them; the invoice then keeps the name.
alter table sale_invoice_items
  add column first_name text,
  add column last_name text,
  drop constraint sale_invoice_items_member_id_fkey,
  add constraint sale_invoice_items_member_id_fkey foreign key (member_id) references members on delete set null;
create index sale_invoice_items_by_member on sale_invoice_items (member_id);
