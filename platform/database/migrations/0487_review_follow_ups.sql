-- What a review's author says of the product after ninety days, and the mails that ask for it: one for each order, ever.
create table avaliacoes_retornos (
  id integer generated always as identity primary key,
  id_avaliacao integer not null unique references avaliacoes on delete cascade,
  nota smallint not null check (nota between 1 and 5),
  texto text not null check (texto <> ''),
  situacao text not null check (situacao in ('pendente', 'publicada', 'recusada')),
  data timestamptz not null
);
create index on avaliacoes_retornos (situacao, data desc, id desc);
create index on avaliacoes_retornos (data, id) where situacao = 'pendente';

create table convites_retorno (
  id integer generated always as identity primary key,
  id_pedido uuid not null unique references pedidos on delete cascade,
  -- SHA-256 of the key in the mail; null until the mail is made.
  chave_hash text unique check (chave_hash ~ '^[0-9a-f]{64}$'),
  criado_em timestamptz not null,
  expira_em timestamptz not null check (expira_em > criado_em)
);
