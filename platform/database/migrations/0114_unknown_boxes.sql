-- Null until somebody has weighed and measured the packed box: a guess would charge wrong freight. What is for sale has all four.
alter table skus
  alter column peso drop not null,
  alter column altura drop not null,
  alter column largura drop not null,
  alter column comprimento drop not null;

-- The box of a category's products that were put in without one, where the merchant said so.
create table embalagens_categorias (
  id_categoria integer primary key references categorias on delete cascade,
  peso integer not null check (peso > 0),
  altura integer not null check (altura > 0),
  largura integer not null check (largura > 0),
  comprimento integer not null check (comprimento > 0)
);
