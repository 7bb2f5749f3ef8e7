-- The token by which a card is charged is sealed from now on, until the provider has answered. `token` has those of
-- payments that were opened before, and of nodes of the version before: without their answer for a day at most.
alter table pagamentos
  add column token_selado bytea,
  add check (token_selado is null or (metodo = 'cartao' and token is null));
-- Every start opens all of them.
create index on pagamentos (id) where token_selado is not null;
