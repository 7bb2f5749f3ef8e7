-- Goods that came with a defect, or showed one later (CDC, arts. 18 and 26): what is wrong with which pieces, what the buyer would
-- have done about it, and what was done.
create table pedidos_defeitos (
  id integer generated always as identity primary key,
  id_pedido uuid not null references pedidos on delete cascade,
  relato text not null check (relato <> '' and length(relato) <= 1000),
  escolha text not null check (escolha in ('reparo', 'troca', 'reembolso', 'abatimento')),
  itens jsonb not null check (jsonb_typeof(itens) = 'array' and jsonb_array_length(itens) > 0),
  aberto_em timestamptz not null,
  -- Null while somebody looks after it.
  desfecho text check (desfecho in ('reparado', 'trocado', 'reembolsado', 'abatido', 'recusado')),
  resolvido_em timestamptz,
  check ((desfecho is null) = (resolvido_em is null))
);
create unique index on pedidos_defeitos (id_pedido) where resolvido_em is null;
create index on pedidos_defeitos (id_pedido, id);
