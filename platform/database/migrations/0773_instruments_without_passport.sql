-- Instruments of sold orders, and how many of their units have no passport yet. The job of the order's events adds them,
-- since what is an instrument is said by templates; whatever issues or withdraws passports counts again.
create table instrumentos_vendidos (
  id_pedido uuid not null references pedidos on delete cascade,
  id_sku integer not null,
  pago_em timestamptz not null,
  faltam smallint not null check (faltam >= 0),
  primary key (id_pedido, id_sku)
);
create index instrumentos_sem_passaporte on instrumentos_vendidos (pago_em desc, id_pedido, id_sku) where faltam > 0;
