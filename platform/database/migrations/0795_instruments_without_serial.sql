-- Instruments that have no serial number, as many ukuleles: staff say so once, and nobody misses their passports any more.
alter table instrumentos_vendidos add column sem_numero boolean not null default false;
drop index instrumentos_sem_passaporte;
create index instrumentos_sem_passaporte on instrumentos_vendidos (sem_numero, pago_em desc, id_pedido, id_sku)
  where faltam > 0;
