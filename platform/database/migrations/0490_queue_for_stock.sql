-- Requests for a restock notification are places in a queue. A place counts once it is confirmed; its order is that of
-- the confirmations, so that nobody falls back. The default is for nodes of the version before, which ask for none.
alter table avisos_estoque
  add column confirmado_em timestamptz default now(),
  -- A new one invalidates the links of this place.
  add column semente text not null default replace(gen_random_uuid()::text, '-', ''),
  -- The words that were agreed to.
  add column texto text not null default '';
update avisos_estoque set confirmado_em = criado_em;

create index avisos_estoque_fila on avisos_estoque (id_sku, confirmado_em, id)
  where avisado_em is null and confirmado_em is not null;
drop index avisos_estoque_id_sku_id_idx;
