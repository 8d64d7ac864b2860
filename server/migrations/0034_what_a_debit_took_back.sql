-- A debit is tied to what it took back, so that no return counts twice: not told by two lines of the bank's, nor noted by
-- hand and then told by a line. Of a divided transfer the whole is kept, for it is taken back as one.
alter table bank_transactions add column takes_back integer;
comment on column bank_transactions.takes_back is 'the payment that this debit took back, of a divided transfer the whole';

-- However often a transfer was divided: what came in.
create function whole_of(of_transaction integer) returns integer language sql stable as $$
  with recursive up as (
    select id, divided_from from bank_transactions where id = of_transaction
    union all
    select t.id, t.divided_from from bank_transactions t join up on t.id = up.divided_from)
  select id from up where divided_from is null
$$;

-- What was taken back so far, as far as amount and account, reference or day tell: one debit for one payment, the nearest
-- day first.
with told as (
  select d.id as line, whole_of(p.id) as whole, abs(p.returned_on - d.value_date) as apart,
    row_number() over (partition by d.id order by
    p.end_to_end_id = d.end_to_end_id desc nulls last, abs(p.returned_on - d.value_date), p.id) as place
  from bank_transactions d join bank_transactions p
    on p.household_id = d.household_id and p.returned_on is not null and p.amount_cents > 0 and p.value_date <= d.value_date
  join bank_transactions whole on whole.id = whole_of(p.id)
  where d.amount_cents < 0 and not exists (select from refunds r where r.bank_transaction_id = d.id)
    and (p.end_to_end_id = d.end_to_end_id or whole.amount_cents = -d.amount_cents))
update bank_transactions d set takes_back = told.whole
from (select distinct on (whole) line, whole from told where place = 1 order by whole, apart, line) told
where told.line = d.id;

-- only now: what a deferred constraint has still to look at would forbid the indexes
create unique index bank_transactions_taken_back on bank_transactions (takes_back) where takes_back is not null;
create index bank_transactions_returned on bank_transactions (returned_on) where returned_on is not null;
alter table bank_transactions add foreign key (takes_back) references bank_transactions deferrable initially deferred;

-- What was booked by hand for whom it was not meant counts no more, and no bank has taken it back.
alter table bank_transactions add column withdrawn_at timestamptz,
  add check (withdrawn_at is null or source = 'manual' and returned_on is not null);
comment on column bank_transactions.withdrawn_at is 'it was booked by hand by mistake: it counts no more since returned_on';

-- Also what no longer counts is asked for by payment: where its money went before.
drop index payment_allocations_by_transaction;
create index payment_allocations_by_transaction on payment_allocations (bank_transaction_id);
