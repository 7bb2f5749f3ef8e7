-- What shoppers want to buy. A cart is of a session, or, once somebody has logged in, of a customer on all devices.
create table carrinhos (
  id integer generated always as identity primary key,
  sessao text unique check (sessao ~ '^[0-9a-f]{64}$'),
  id_cliente integer unique references clientes on delete cascade,
  -- Goes up with each change, so that a change decided on what has changed meanwhile is not written.
  versao integer not null default 1,
  cupom text check (cupom <> ''),
  -- What the last change had to say.
  mensagens jsonb not null check (jsonb_typeof(mensagens) = 'array'),
  alterado_em timestamptz not null,
  -- Indexed in place of the moment: it changes once a day, and all other changes leave the indexes alone.
  dia_alterado date not null generated always as ((alterado_em at time zone 'UTC')::date) stored,
  check (num_nonnulls(sessao, id_cliente) = 1)
) with (fillfactor = 70);
create index on carrinhos (dia_alterado) where sessao is not null;

create table carrinho_itens (
  id_carrinho integer not null references carrinhos on delete cascade,
  -- The SKU, as `hash` calls it. Both point to the catalogue without a foreign key: what its merchant takes away has to be
  -- told to the shopper first.
  id_atributo_simples integer not null,
  id_produto integer not null,
  quantidade smallint not null check (quantidade between 1 and 999),
  -- As the shopper last saw them.
  nome text not null check (nome <> ''),
  preco_por integer not null check (preco_por >= 0),
  ordem bigint generated always as identity,
  primary key (id_carrinho, id_atributo_simples)
) with (fillfactor = 70);

-- Requests that have counted, under the names that their callers gave them. Kept for a day.
create table carrinho_chaves (
  id_carrinho integer not null references carrinhos on delete cascade,
  chave text not null check (length(chave) between 1 and 100),
  criada_em timestamptz not null,
  primary key (id_carrinho, chave)
);
create index on carrinho_chaves (criada_em);
