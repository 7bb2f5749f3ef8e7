import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Check } from '#platform/infrastructure/doctor/check.ts'
import { writeAttributesOfPieces } from './write-attributes.ts'

/** The pieces whose attributes are not those of their variant. */
const DIFFERENT = `
  select e.id_sku, e.id_produto from exemplares e
  where e.id_variante is not null and (
    select coalesce(array_agg((a.id_atributo, a.id_valor, a.id_valor_filtro) order by a.id_atributo), '{}')
    from sku_atributos a where a.id_sku = e.id_sku
  ) is distinct from (
    select coalesce(array_agg((a.id_atributo, a.id_valor, a.id_valor_filtro) order by a.id_atributo), '{}')
    from sku_atributos a where a.id_sku = e.id_variante
  )`

const Products = z.object({ rows: z.array(z.object({ id: z.int() })) })

export const PIECE_CHECKS: Check[] = [
  {
    name: 'piece-rows',
    title: 'Um exemplar não diz qual é, ou um SKU que não é exemplar tem número de série',
    advice: 'Confira o SKU no painel, em Exemplares: exclua-o e cadastre-o de novo.',
    problems: `
      select 'SKU ' || s.sku as problem
      from skus s left join exemplares e on e.id_sku = s.id
      where s.exemplar <> (e.id_sku is not null)`,
  },
  {
    name: 'piece-attributes',
    title: 'Um exemplar não tem os atributos da sua variação',
    advice: 'npm run doctor -- --fix copia os da variação.',
    problems: `select 'SKU ' || s.sku as problem from (${DIFFERENT}) found join skus s on s.id = found.id_sku`,
    fix: async (tx) => {
      const found = await tx.execute(sql.raw(`select distinct id_produto as id from (${DIFFERENT}) found`))
      await writeAttributesOfPieces(
        tx,
        Products.parse(found).rows.map(({ id }) => id),
      )
    },
  },
]
