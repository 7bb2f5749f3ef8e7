-- What an order's list took off its units, or gave the account for them, in percent as agreed when it was placed.
alter table listas_compras
  add column desconto smallint not null default 0 check (desconto between 0 and 50),
  add column credito smallint not null default 0 check (credito between 0 and 50);

-- The ledger follows an order that is refunded in parts, reopened or edited: one entry for each difference.
alter table creditos_ensino drop constraint creditos_ensino_id_pedido_tipo_key;
create index on creditos_ensino (id_pedido) where id_pedido is not null;
