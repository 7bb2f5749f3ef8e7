-- What the people of the store are told of, each for themselves.

create table funcionarios_avisos (
  id integer primary key generated always as identity,
  id_funcionario integer not null references funcionarios on delete cascade,
  -- The job that told it: tried again, it tells nobody twice.
  id_tarefa uuid not null,
  tipo text not null check (tipo <> ''),
  texto text not null check (texto <> ''),
  caminho text not null check (caminho like '/%'),
  criado_em timestamptz not null,
  no_painel boolean not null,
  lido_em timestamptz,
  por_email boolean not null,
  -- The mail that tells it, with others; null until that is asked for.
  lote uuid,
  check (no_painel or por_email),
  unique (id_tarefa, id_funcionario)
);
create index on funcionarios_avisos (id_funcionario, criado_em desc, id desc);
create index on funcionarios_avisos (id_funcionario) where no_painel and lido_em is null;
create index on funcionarios_avisos (id_funcionario) where por_email and lote is null;
create index on funcionarios_avisos (lote) where lote is not null;
create index on funcionarios_avisos (criado_em);

-- Who wants to hear of what, and how, where that differs from what is usual in their role.
create table funcionarios_avisos_escolhas (
  id_funcionario integer not null references funcionarios on delete cascade,
  tipo text not null check (tipo <> ''),
  painel boolean not null,
  email boolean not null,
  primary key (id_funcionario, tipo)
);

-- When somebody was last mailed what there is: the next mail waits, and gathers.
create table funcionarios_avisos_emails (
  id_funcionario integer primary key references funcionarios on delete cascade,
  pedido_em timestamptz not null
);
