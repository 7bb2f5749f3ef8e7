-- Orders that staff placed in the shop before it was opened, to try it. They are orders like any other, and no sales.

alter table pedidos add column teste boolean not null default false;
-- Whether there is one: few rows, which no other index finds.
create index pedidos_teste on pedidos (id) where teste;
