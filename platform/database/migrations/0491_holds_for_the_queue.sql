-- Units that came back and are held for whoever is next in the queue. They are taken off the stock that can be sold, in
-- the transaction that brought them. A row is deleted when its unit is bought or passed on.
create table reservas_espera (
  id_aviso integer primary key references avisos_estoque,
  id_sku integer not null references skus on delete cascade,
  criada_em timestamptz not null,
  -- Until when; null until the mail that says so is sent.
  ate timestamptz check (ate > criada_em),
  -- The cart that the link was opened with. No foreign key: a cart that is gone leaves the hold to the link.
  carrinho integer
);
create index on reservas_espera (id_sku);
create index on reservas_espera (ate);
create index on reservas_espera (carrinho) where carrinho is not null;

-- Whether and for how many hours the store holds units for the queue: 0 is off.
create function queue_hold_hours() returns integer language sql stable as $$
  select coalesce((select (valor #>> '{sistema,espera,horas}')::integer from configuracao), 24)
$$;
