-- What is added to payments is counted once for all that a statement adds: a bank's file brings some hundred in one.
drop trigger payment_allocations_are_spent on payment_allocations;

create trigger payment_allocations_are_spent after update or delete on payment_allocations
  for each row execute function keep_spent_of_part();

create trigger payment_allocations_added_are_spent after insert on payment_allocations
  referencing new table as added for each statement execute function keep_spent_of_part();
