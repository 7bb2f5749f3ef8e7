-- For which pupils of teachers' lists a quote's units are, with the benefits as they were quoted
-- (`platform/customers/teaching/purchases/quoted-units.ts`).
alter table propostas_versoes add column alunos jsonb not null default '[]';
