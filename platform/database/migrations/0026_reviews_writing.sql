-- What who bought is asked for, and what they write: invitations, reviews with pictures, evaluations of the store.

-- Delivered orders, for whom an invitation may be due.
create index on pedidos (entregue_em) where situacao = 'entregue';

-- One for each order, ever.
create table convites (
  id integer generated always as identity primary key,
  id_pedido uuid not null unique references pedidos on delete cascade,
  -- SHA-256 of the key in the mail: who reads the table can't write in another's name. Null until the mail is made.
  chave_hash text unique check (chave_hash ~ '^[0-9a-f]{64}$'),
  criado_em timestamptz not null,
  expira_em timestamptz not null check (expira_em > criado_em)
);

-- Who asked not to be asked again.
create table convites_recusados (
  email text primary key check (email = lower(email) and email <> ''),
  em timestamptz not null
);

alter table avaliacoes
  add id_cliente integer references clientes on delete set null;
create index on avaliacoes (id_cliente, data desc, id desc) where id_cliente is not null;
create index on avaliacoes (data, id) where situacao = 'pendente';

-- Pictures of reviews. Nobody can ask for them before the review is published: until then they lie apart from the shop's.
create table avaliacoes_fotos (
  id_avaliacao integer not null references avaliacoes on delete cascade,
  posicao smallint not null check (posicao between 0 and 3),
  -- Its key in the storage.
  arquivo text not null unique check (arquivo <> ''),
  largura integer not null check (largura > 0),
  altura integer not null check (altura > 0),
  -- Once it is published.
  hash text references originais,
  primary key (id_avaliacao, posicao)
);
create index on avaliacoes_fotos (hash) where hash is not null;

alter table avaliacoes_loja
  add id_convite integer unique references convites on delete set null,
  -- Whether the author lets others read it.
  add autorizacao boolean not null default true,
  add situacao text not null default 'publicada' check (situacao in ('pendente', 'publicada', 'recusada'));
drop index avaliacoes_loja_data_id_idx;
create index on avaliacoes_loja (data desc, id desc)
  where confirmada_em is not null and autorizacao and situacao = 'publicada';
create index on avaliacoes_loja (data, id) where situacao = 'pendente';
