-- Names of mails are forgotten by day once nobody can ask for them again.
create index on mensagens_enviadas (tomada_em);
