-- Trigger: invoices changed; open bank lines may be for them, or no longer be for them.
create or replace function note_invoices_changed() returns trigger language plpgsql as $$
begin
  insert into open_line_changes (household_id, cents)
    select distinct l.household_id, open.cents from earlier e join later l using (id)
    cross join lateral (values (e.amount_cents - e.paid_cents), (l.amount_cents - l.paid_cents)) as open (cents)
    where (e.status_id, e.amount_cents, e.paid_cents, e.household_id)
      is distinct from (l.status_id, l.amount_cents, l.paid_cents, l.household_id);
  return null;
end $$;

create or replace trigger sale_invoices_are_noted after update on sale_invoices
  referencing old table as earlier new table as later for each statement execute function note_invoices_changed();
