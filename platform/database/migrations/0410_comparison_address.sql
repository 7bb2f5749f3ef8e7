-- The page that compares products is at /comparar: no product or category may take that address.

insert into enderecos (slug, tipo) values ('comparar', 'reservado') on conflict do nothing;
