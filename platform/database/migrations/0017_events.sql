-- What is done in the shop, without saying by whom; and where visits came from, kept with the session.

create table eventos (
  id bigint generated always as identity primary key,
  data timestamptz not null,
  nome text not null check (nome ~ '^[a-z_]{1,40}$'),
  pagina text not null check (pagina like '/%'),
  entrada boolean not null,
  lista text,
  termo text,
  -- Events of several products are a row each; of lists the list alone is kept.
  id_produto integer,
  quantidade integer check (quantidade > 0),
  valor integer check (valor >= 0),
  check ((id_produto is null) = (quantidade is null)),
  check ((id_produto is null) = (valor is null))
);
create index on eventos (data);

-- Sums of whole days in São Paulo, made before the events are thrown away. Product 0: all of them, or none.
create table eventos_por_dia (
  dia date not null,
  nome text not null,
  id_produto integer not null,
  total integer not null check (total > 0),
  quantidade integer not null check (quantidade >= 0),
  valor bigint not null check (valor >= 0),
  primary key (dia, nome, id_produto)
);

alter table sessoes add column atribuicao jsonb check (jsonb_typeof(atribuicao) = 'object');
