-- Whoever waits for a variant that leaves the store reads so in a mail before their place or alert goes
-- (`platform/reviews/requests/end-gone-requests.ts`).
alter table avisos_estoque drop constraint avisos_estoque_id_sku_id_produto_fkey;
alter table avisos_preco drop constraint avisos_preco_id_sku_fkey;
