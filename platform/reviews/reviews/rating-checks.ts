import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Check } from '#platform/infrastructure/doctor/check.ts'
import { lockRating, refreshRating } from './rating.ts'

const STRAYS = `
  select p.id, p.nome, p.nota_quantidade, p.nota_media, a.quantidade, a.media from produtos p
  left join lateral (
    select count(*)::integer as quantidade, coalesce(round(avg(nota), 1), 0)::real as media
    from avaliacoes a where a.id_produto = p.id and a.situacao = 'publicada'
  ) a on true
  where (p.nota_quantidade, p.nota_media) <> (a.quantidade, a.media)`

export const RATING_CHECKS: Check[] = [
  {
    name: 'ratings',
    title: 'A nota de um produto não é a das suas avaliações',
    advice: 'npm run doctor -- --fix calcula de novo.',
    problems: `
      select 'Produto ' || id || ', ' || nome || ': ' || nota_media || ' de ' || nota_quantidade || ', são ' || media || ' de '
        || quantidade as problem
      from (${STRAYS}) p`,
    async fix(tx) {
      const { rows } = z
        .object({ rows: z.array(z.object({ id: z.int() })) })
        .parse(await tx.execute(sql.raw(`select id from (${STRAYS}) p order by id`)))
      for (const { id } of rows) {
        await lockRating(tx, id)
        await refreshRating(tx, id)
      }
    },
  },
]
