-- A variant that leaves the store takes nothing off teachers' lists, and no pupil's own size: what the list says stays, and
-- its teacher reads that the variant is gone. Of orders it stays known which units were for whom.
alter table listas_itens drop constraint listas_itens_id_sku_fkey;
alter table listas_escolhas drop constraint listas_escolhas_id_sku_fkey;
alter table listas_compras drop constraint listas_compras_id_sku_fkey;
