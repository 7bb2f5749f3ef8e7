-- Pupils whom a parent had named and whose name the teacher then gave to a pupil of the list: quotes, whose versions never
-- change, still have the old number.
create table listas_alunos_antigos (
  id_antigo integer primary key,
  id_aluno integer not null references listas_alunos on delete cascade
);
create index on listas_alunos_antigos (id_aluno);
