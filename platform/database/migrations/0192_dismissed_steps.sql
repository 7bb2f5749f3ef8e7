-- Steps to the opening that the merchant does not need.

create table passos_dispensados (
  passo text primary key check (passo <> '' and length(passo) <= 40),
  em timestamptz not null
);
