import type { Check } from '#platform/infrastructure/doctor/check.ts'

/** Methods that are switched on and have prices by distance. */
const MEASURED = `
  fretes_metodos where ativo and regras @> '[{"onde": {"tipo": "distancia"}}]'`

export const METHOD_CHECKS: Check[] = [
  {
    name: 'method-origin',
    title: 'Uma forma de entrega por distância não sabe de onde medir',
    advice:
      'Diga no painel, em Configurações › Entrega, onde a loja fica no mapa. Até lá, os preços por distância não são oferecidos.',
    problems: `
      select nome as problem from ${MEASURED} and origem is null
        and not exists (select from configuracao where jsonb_typeof(valor #> '{sistema,frete,coordenadas}') = 'object')`,
  },
  {
    name: 'method-directory',
    title: 'Uma forma de entrega por distância não descobre onde o cliente fica',
    advice:
      'No painel, em Configurações › Entrega, deixe a loja procurar endereços também na BrasilAPI. Até lá, os preços por distância não são oferecidos.',
    problems: `
      select nome as problem from ${MEASURED}
        and exists (
          select from configuracao where valor #>> '{sistema,enderecos,busca}' not in ('brasilapi', 'todas'))`,
  },
]
