-- A method delivers, is a place where goods are fetched, or is agreed on after the purchase (`aCombinar`).
alter table fretes_metodos add column tipo text not null default 'entrega' check (tipo in ('entrega', 'retirada', 'aCombinar'));
-- What shoppers read of it: address and hours of the place, or how the store gets in touch.
alter table fretes_metodos add column detalhe text not null default '' check (length(detalhe) <= 300);
