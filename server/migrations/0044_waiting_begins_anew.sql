-- Who is brought back long after they ended while they waited begins to wait anew on that day (decision 35).
alter table members add column began_anew_on date;
