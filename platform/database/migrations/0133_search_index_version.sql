-- The version of the rules by which the words of a product were read (`INDEX_VERSION` of `domain/search-text.ts`): a shop that is
-- brought up to date writes those of an older one anew, by the job `search.reindex`.
alter table listagem add column versao_busca integer not null default 1;
