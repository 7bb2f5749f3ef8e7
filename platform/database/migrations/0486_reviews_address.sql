-- The reviews of each product have a page below /avaliacoes, which no product or category may take.
insert into enderecos (slug, tipo) values ('avaliacoes', 'reservado') on conflict do nothing;
