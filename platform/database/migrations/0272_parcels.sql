-- An order may leave in several parcels, counted from 1. Those of before are the first, with all goods of their order.
alter table pedidos_envios add column volume smallint not null default 1 check (volume > 0);
alter table pedidos_envios drop constraint pedidos_envios_pkey;
alter table pedidos_envios add primary key (id_pedido, volume);
-- The goods in it, by the position of their line; null for all of the order.
alter table pedidos_envios add column itens jsonb check (jsonb_typeof(itens) = 'array');
alter table pedidos_envios add column saiu_em timestamptz;
alter table pedidos_envios add column entregue_em timestamptz;
-- The label that it left with.
alter table pedidos_envios add column id_etiqueta uuid unique references pedidos_etiquetas on delete set null;
