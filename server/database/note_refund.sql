-- Trigger: a refund was added or changed; an open debit may be this refund.
create or replace function note_refund() returns trigger language plpgsql as $$
begin
  insert into open_line_changes (cents) values (-new.amount_cents);
  return null;
end $$;

create or replace trigger refunds_are_noted after insert or update of undone_at, bank_transaction_id on refunds
  for each row execute function note_refund();
