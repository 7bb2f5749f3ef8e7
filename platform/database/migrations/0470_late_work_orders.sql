-- The promised day of which staff were alerted that it has passed.
alter table ordens_servico add column avisada_para date;
