-- Whoever has a unit on hold of a variant that leaves the store reads so in a mail before the hold goes, as those who
-- wait for it do (`platform/reviews/requests/end-gone-requests.ts`).
alter table reservas_espera drop constraint reservas_espera_id_sku_fkey;
