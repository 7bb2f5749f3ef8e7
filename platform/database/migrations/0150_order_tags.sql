-- Free short words that the store's people put on orders, and find them by.

create table pedidos_marcadores (
  id_pedido uuid not null references pedidos on delete cascade,
  marcador text not null check (marcador <> '' and length(marcador) <= 30),
  primary key (id_pedido, marcador)
);
create index on pedidos_marcadores (marcador, id_pedido);
