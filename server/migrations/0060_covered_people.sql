-- Whom the association covers, with the year of their latest contribution, in a table of its own: a person's row is wide and in
-- ten indexes, five of them over names, and each of them learned of every new year (decision 49).
create table covered_people (
  member_id integer primary key references members on delete cascade,
  contribution_year integer not null
);
comment on table covered_people is 'whoever is waiting or active; kept by triggers';
comment on column covered_people.contribution_year is
  'the latest year for which they are on a confirmed or uncollectible annual contribution of their household; 0: none';

insert into covered_people (member_id, contribution_year)
select id, contribution_year from members where status in ('waiting', 'active');
create index covered_people_by_contribution on covered_people (contribution_year);

alter table members drop column contribution_year;

-- An invoice is written before its items, which are looked at when they come.
drop trigger sale_invoices_brought_are_contributions on sale_invoices;

-- Room for a household's revision, which every change of it counts, and which is in no index.
alter table households set (fillfactor = 80);
