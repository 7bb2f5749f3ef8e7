-- Events of private pages lose the ids, keys and codes of their addresses: domain/urls/impersonal-path.ts. A rewrite of
-- single rows, which no page waits for; the rows themselves are purged after ninety days.
update eventos set pagina = regexp_replace(pagina, '/(?:[^/]*[^a-z/-][^/]*|[a-z-]{21,})', '/:id', 'g')
where pagina ~ '^/(?:checkout|minha-conta|newsletter|avaliacao|avaliar|avise-me|orcamento|perguntar|responder|contato|passaporte|oficina|listas|proposta|turmas|previa)/';
