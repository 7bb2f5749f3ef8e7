-- Some providers store the card of a charge, and need no token of it for that.
alter table cartoes_guardados
  drop constraint cartoes_guardados_check,
  add check (token is null or cartao_provedor is null);
drop index cartoes_guardados_id_idx;
create index on cartoes_guardados (id) where cartao_provedor is null or id_cliente is null;
