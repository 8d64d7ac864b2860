-- Trigger: a refund was undone, so spent_cents of its payments is recalculated.
create or replace function keep_spent_of_refund() returns trigger language plpgsql as $$
begin
  perform keep_spent(p.bank_transaction_id) from refund_parts p where p.refund_id = new.id
    order by p.bank_transaction_id;
  return null;
end $$;

create or replace trigger refunds_are_spent after update of undone_at on refunds for each row
  execute function keep_spent_of_refund();
