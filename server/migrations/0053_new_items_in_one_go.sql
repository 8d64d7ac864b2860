-- Items that are added by the hundred are looked at in one go, not row by row.
drop trigger sale_invoice_items_are_contributions on sale_invoice_items;
create trigger sale_invoice_items_are_contributions
  after delete or update of member_id, sale_invoice_id on sale_invoice_items
  for each row execute function keep_contribution_year_of_item();
create trigger sale_invoice_items_added_are_contributions
  after insert on sale_invoice_items referencing new table as added
  for each statement execute function keep_contribution_year_of_item();
