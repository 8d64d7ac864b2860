-- Who may log in, and how often they may try.
create table accounts (
  id integer generated always as identity primary key,
  email text not null,
  email_key text not null,
  pending_email text,
  pending_email_key text,
  password_hash text not null,
  role text not null default 'member' check (role in ('member', 'clerk', 'board')),
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'active', 'closed')),
  language text not null default 'de' check (language in ('de', 'tr', 'en')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  closed_at timestamptz,
  check (status <> 'active' or confirmed_at is not null)
);
create unique index accounts_one_per_email on accounts (email_key);
create index accounts_by_pending_email on accounts (pending_email_key) where pending_email_key is not null;
create index accounts_unconfirmed on accounts (created_at) where status = 'unconfirmed';

create table account_tokens (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  purpose text not null check (purpose in ('confirm_email', 'reset_password', 'change_email')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_by_account on account_tokens (account_id, purpose);

create table sessions (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  token_hash bytea not null unique,
  remember boolean not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  second_factor_at timestamptz
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- One row per counted event; `key` names what is counted (an account, an address, a recipient).
create table throttle_hits (
  id bigint generated always as identity primary key,
  key text not null,
  hit_at timestamptz not null
);
create index throttle_hits_by_key on throttle_hits (key, hit_at);
create index throttle_hits_by_time on throttle_hits (hit_at);
