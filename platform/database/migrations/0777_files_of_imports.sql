-- Files that wait to be read are in the storage, under this name. Those in the database waited for seconds only: what
-- is left of them has to be sent again.
alter table importacoes add column guardado text unique;
update importacoes set situacao = 'recusada', erro = 'A loja foi atualizada antes de ler o arquivo. Envie-o de novo.'
where situacao = 'lendo';
drop table importacoes_arquivos;
