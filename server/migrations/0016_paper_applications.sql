-- An application that the office enters from the paper form of a household without an account.
create table paper_applications (
  household_id integer primary key references households on delete cascade,
  -- the day on which the signed paper arrived
  arrived_on date not null,
  -- whether it counts as the day of submission: at once, or since a second person agreed (decision 97)
  counts boolean not null,
  entered_at timestamptz not null,
  entered_by integer references accounts on delete set null,
  -- when it was first submitted; until then the entering goes on
  submitted_at timestamptz,
  idempotency_key text
);
create unique index paper_applications_idempotency_key on paper_applications (idempotency_key)
  where idempotency_key is not null;
create index paper_applications_begun on paper_applications (entered_at) where submitted_at is null;
create index paper_applications_by_clerk on paper_applications (entered_by) where entered_by is not null;
alter table documents drop constraint documents_type_check;
alter table documents add constraint documents_type_check check (type in ('passport', 'residence_permit', 'other',
  'registration_form', 'signed_application', 'birth_certificate', 'proof_of_citizenship',
  'international_marriage_certificate', 'final_divorce_decree', 'deceased_spouse_certificate', 'death_other'));
alter table second_approvals drop constraint second_approvals_kind_check;
alter table second_approvals add constraint second_approvals_kind_check
  check (kind in ('refund', 'email', 'log_in', 'settings', 'payment', 'news', 'own_amount', 'arrival'));
