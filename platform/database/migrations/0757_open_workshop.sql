-- Whether the workshop offers services, or takes instruments in at the counter, for what the shop says of itself.
create view open_workshop as
select exists (select from servicos where ativo)
  or coalesce((select (ajustes->>'recebeNoBalcao')::boolean from oficina), false) as aberta;
