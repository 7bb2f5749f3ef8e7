-- Quotes that were made without an account become those of the account that was created with their address later, as a
-- new account takes them over: exports and erasure look for the account only.
update propostas p set id_cliente = c.id
from clientes c
where p.id_cliente is null and p.email <> '' and p.email = c.email and p.criada_em < c.criado_em;
