-- Mails that are sent once, however often they are asked for: by the name of what each of them tells.
create table mensagens_enviadas (
  chave text primary key check (chave <> ''),
  -- The job that sends it, or tries to.
  id_tarefa uuid not null,
  tomada_em timestamptz not null,
  -- Null until the mail has left.
  enviada_em timestamptz
);

-- Who wants no more offers by mail, whatever they agreed to before. Agreeing later counts again.
create table ofertas_recusadas (
  email text primary key check (email = lower(email) and email <> ''),
  em timestamptz not null
);

-- Keys of links that say so. Only their hashes are kept.
create table ofertas_chaves (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  email text not null check (email = lower(email) and email <> ''),
  expira_em timestamptz not null
);
create index on ofertas_chaves (expira_em);

-- Carts whose owners were reminded of them, and when. No foreign key: a cart that is gone was reminded of all the same.
create table carrinhos_lembrados (
  id_carrinho integer primary key,
  email text not null check (email = lower(email) and email <> ''),
  em timestamptz not null
);
create index on carrinhos_lembrados (email, em);
create index on carrinhos_lembrados (em);

-- Those of customers too are looked through by day: which of them were left.
create index on carrinhos (dia_alterado) where id_cliente is not null;
