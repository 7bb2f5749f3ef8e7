-- What shoppers took out of a cart to decide on later. It goes with the cart: a customer's on all devices, a guest's as long as
-- the session. As in the cart, the catalogue is pointed to without a foreign key.
create table carrinho_guardados (
  id_carrinho integer not null references carrinhos on delete cascade,
  id_atributo_simples integer not null,
  id_produto integer not null,
  quantidade smallint not null check (quantidade between 1 and 999),
  -- As the shopper last saw it.
  nome text not null check (nome <> ''),
  ordem bigint generated always as identity,
  primary key (id_carrinho, id_atributo_simples)
);
