-- Notifications name a dispute by the provider's id of it.
create index on pagamentos ((dados -> 'resposta' ->> 'id')) where situacao = 'contestado';
