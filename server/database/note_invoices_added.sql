-- Trigger: invoices were added; open bank lines may be for them.
create or replace function note_invoices_added() returns trigger language plpgsql as $$
begin
  insert into open_line_changes (household_id, cents) select household_id, amount_cents - paid_cents from added;
  return null;
end $$;

create or replace trigger sale_invoices_added_are_noted after insert on sale_invoices
  referencing new table as added for each statement execute function note_invoices_added();
