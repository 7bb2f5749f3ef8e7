-- Sales that the store's people make at the panel, in customers' names.

alter table carrinhos
  -- What a member of staff takes off by hand: so many centavos, never more than so much of the goods, and who did.
  add column desconto_manual integer check (desconto_manual > 0),
  add column desconto_manual_limite smallint check (desconto_manual_limite between 1 and 100),
  add column desconto_manual_por text check (desconto_manual_por <> ''),
  add check (num_nonnulls(desconto_manual, desconto_manual_limite, desconto_manual_por) in (0, 3)),
  add check (desconto_manual is null or id_cliente is null);

-- A sale is a session of the shop that the panel works in; its cart and what was typed hang from that.
create table vendas_internas (
  id uuid primary key default gen_random_uuid(),
  id_funcionario integer not null references funcionarios,
  sessao text not null unique check (sessao ~ '^[0-9a-f]{64}$'),
  criada_em timestamptz not null,
  -- Null until it is an order.
  id_pedido uuid references pedidos on delete set null
);
create index on vendas_internas (id_funcionario, criada_em desc);
create index on vendas_internas (criada_em);
create index on vendas_internas (id_pedido) where id_pedido is not null;

-- A link that goes on with a sale in the shop, in place of beginning one.
alter table convites_venda add column sessao text check (sessao ~ '^[0-9a-f]{64}$');
