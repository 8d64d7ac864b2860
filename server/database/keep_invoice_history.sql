-- Trigger: an invoice is due on another day, was given up or is owed again, so the former values go into invoice_history.
create or replace function keep_invoice_history() returns trigger language plpgsql as $$
begin
  insert into invoice_history (sale_invoice_id, due_date, given_up, is_due_anew, held_until, written_at)
  values (old.id, old.due_date, is_given_up_status(old.status_id), old.due_date is distinct from new.due_date,
    business_day(), now());
  return null;
end $$;
create or replace trigger sale_invoices_have_been_owed
  after update of due_date, status_id on sale_invoices
  for each row when ((old.due_date is not null and old.due_date is distinct from new.due_date)
    or is_given_up_status(old.status_id) is distinct from is_given_up_status(new.status_id))
  execute function keep_invoice_history();
