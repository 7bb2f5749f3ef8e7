-- Services of the workshop are added to the goods: an order may cost more than these, and so may a line with services.
alter table pedidos
  drop constraint pedidos_check,
  add constraint pedidos_total_itens_check check (total_itens >= 0);
alter table pedidos_itens
  drop constraint pedidos_itens_check1,
  add constraint pedidos_itens_total_check
    check (total >= 0 and (servicos is not null or total <= preco_por * quantidade));
