-- How the shop looks: one draft, every published version, and the stylesheets made from them.

create table aparencia (
  id smallint primary key default 1 check (id = 1),
  rascunho jsonb not null,
  versao integer not null default 1
);

create table aparencia_publicadas (
  id integer primary key generated always as identity,
  valor jsonb not null,
  em timestamptz not null default now(),
  por text not null
);

create table aparencia_folhas (
  hash text primary key check (hash ~ '^[0-9a-f]{16}$'),
  css text not null,
  usada_em timestamptz not null default now()
);
create index on aparencia_folhas (usada_em);
