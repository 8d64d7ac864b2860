-- With a new due date the reminders begin anew; what was told for the one before is kept here. The key of dunning_steps
-- stays as it is: processes of the version before write by it.
create table past_dunning_steps (
  id integer primary key,
  sale_invoice_id integer not null references sale_invoices,
  level integer not null check (level between 1 and 3),
  reached_on date not null,
  open_cents integer not null
);
create index past_dunning_steps_by_invoice on past_dunning_steps (sale_invoice_id);

-- Until now the level of the due date before stayed.
update sale_invoices i set dunning_status = 0
  where status_id in (2, 7) and exists (
    select from dunning_steps s where s.sale_invoice_id = i.id and s.level = i.dunning_status and s.reached_on <= i.due_date);
