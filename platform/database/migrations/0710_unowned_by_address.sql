-- What was brought in or quoted without an account is found by its address when an account is created with that: exports
-- of personal data look for the account only.
drop index ordens_servico_email_idx;
create index ordens_por_endereco on ordens_servico (lower(email)) where id_cliente is null;
drop index propostas_email_idx;
create index propostas_por_endereco on propostas (email) where id_cliente is null;
