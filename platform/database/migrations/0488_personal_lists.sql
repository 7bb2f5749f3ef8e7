-- Shoppers' own lists, below /listas, which no product or category may take: of an account, or of a session without one.
insert into enderecos (slug, tipo) values ('listas', 'reservado') on conflict do nothing;

create table listas_pessoais (
  id integer generated always as identity primary key,
  sessao text check (sessao ~ '^[0-9a-f]{64}$'),
  id_cliente integer references clientes on delete cascade,
  nome text not null check (nome <> '' and length(nome) <= 60),
  -- Of its link: random, so that nobody guesses it. Null while the list is not shared.
  chave text unique check (chave <> ''),
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  check ((sessao is null) <> (id_cliente is null))
);
create index on listas_pessoais (id_cliente) where id_cliente is not null;
create index on listas_pessoais (sessao) where sessao is not null;
create index on listas_pessoais (alterado_em) where sessao is not null;

create table listas_pessoais_itens (
  id_lista integer not null references listas_pessoais on delete cascade,
  id_atributo_simples integer not null,
  id_produto integer not null,
  quantidade smallint not null check (quantidade between 1 and 999),
  nota text not null default '' check (length(nota) <= 200),
  nome text not null,
  ordem bigint generated always as identity,
  primary key (id_lista, id_atributo_simples)
);
