-- Tools for musicians are below /ferramentas: no product or category may take that address.

insert into enderecos (slug, tipo) values ('ferramentas', 'reservado') on conflict do nothing;
