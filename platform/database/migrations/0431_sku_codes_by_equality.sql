-- A SKU is found by its whole code, in whatever letters. An index of three letters in a row, for parts of codes, took as
-- much of a large shop as the SKUs themselves, and nothing looks for parts in it any more.
drop index skus_sku_busca;
create index skus_codigo on skus (without_accents(sku));
