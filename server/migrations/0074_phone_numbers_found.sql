-- At a death somebody is also found by the phone number of anybody in the household.
create index phone_numbers_by_number on phone_numbers (phone_number);
