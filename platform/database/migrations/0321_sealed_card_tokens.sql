-- A token that waits for its card's store is sealed from now on. Those that wait can't be sealed here: their holders are
-- asked again at their next purchase.
delete from cartoes_guardados where token is not null;
alter table cartoes_guardados drop column token;
alter table cartoes_guardados add column token bytea, add check (token is null or cartao_provedor is null);
