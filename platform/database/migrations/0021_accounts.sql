-- Accounts: who a customer is to the tax office, how they get in, and what keeps others out.

alter table clientes
  -- CPF or CNPJ without marks. Null for customers that the store knows by their e-mail alone.
  add column documento text,
  add column inscricao_estadual text not null default '',
  -- argon2id with its parameters; null for who only enters by code.
  add column senha text check (senha like '$argon2id$%'),
  add column termos_aceitos_em timestamptz,
  -- Consent to offers by mail, and since when.
  add column aceita_ofertas_em timestamptz,
  add check (documento ~ case pessoa when 'F' then '^[0-9]{11}$' else '^[0-9A-Z]{12}[0-9]{2}$' end);
create unique index on clientes (documento);

-- What was typed into the sign-up, until the address confirms it: nothing is an account before.
create table cadastros (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the link's key; null until its mail is written.
  hash text unique check (hash ~ '^[0-9a-f]{64}$'),
  email text not null check (email like '_%@_%' and email = lower(email)),
  documento text not null,
  senha text not null check (senha like '$argon2id$%'),
  dados jsonb not null,
  aceita_ofertas boolean not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  check (expira_em > criado_em)
);
create index on cadastros (expira_em);

-- Wishes for a mail that opens the account: a link to a new password, a code to get in. Made for unknown people as for known
-- ones, so that both cost and answer the same; the mail's job sees who it is for.
create table pedidos_de_acesso (
  id uuid primary key default gen_random_uuid(),
  uso text not null check (uso in ('senha', 'codigo')),
  id_cliente integer references clientes on delete cascade,
  -- Who asked: a code works only there.
  sessao text not null check (sessao ~ '^[0-9a-f]{64}$'),
  hash text unique check (hash ~ '^[0-9a-f]{64}$'),
  tentativas integer not null default 0 check (tentativas between 0 and 5),
  expira_em timestamptz not null
);
create index on pedidos_de_acesso (expira_em);
create index on pedidos_de_acesso (id_cliente);
-- Of the codes that a session asked for, only the last one lives.
create unique index on pedidos_de_acesso (sessao) where uso = 'codigo';

-- How often something was tried in a window of time, by account or by address; whose, only a hash tells.
create table tentativas (
  alvo text primary key check (alvo ~ '^[0-9a-f]{64}$'),
  quantas integer not null check (quantas > 0),
  expira_em timestamptz not null
);
create index on tentativas (expira_em);
