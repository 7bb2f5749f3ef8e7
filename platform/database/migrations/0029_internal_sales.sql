-- Internal sales: a member of staff sells in a customer's name. The session is the seller's, who never gets into the account.

alter table sessoes
  add column vendedor text check (vendedor <> ''),
  add column id_cliente_venda integer references clientes on delete set null,
  add check (vendedor is not null or id_cliente_venda is null),
  add check (vendedor is null or id_cliente is null);
create index on sessoes (id_cliente_venda) where id_cliente_venda is not null;

-- What opens such a session, once.
create table convites_venda (
  -- SHA-256 of the link's key.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  vendedor text not null check (vendedor <> ''),
  expira_em timestamptz not null
);
create index on convites_venda (expira_em);
