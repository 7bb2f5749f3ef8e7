import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { StockLevel } from '#contract/admin/stock.ts'
import { plainText } from '#domain/plain-text.ts'
import type { Database } from '#platform/database/connect.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'

/** SKUs (`s`) with their products (`p`), as the conditions and orders of `stockLevels` name them. */
const LEVELS = sql`skus s join produtos p on p.id = s.id_produto`

/** What tells a SKU (`s`) from its product's others: `Calibre: Fina · Cor: Azul`. */
export const VARIATION = sql`coalesce((
  select string_agg(a.label || ': ' || v.label, ' · ' order by pa.posicao)
  from sku_atributos sa
  join produto_atributos pa on pa.id_produto = sa.id_produto and pa.id_atributo = sa.id_atributo
  join atributos a on a.id = sa.id_atributo
  join atributo_valores v on v.id = sa.id_valor
  where sa.id_sku = s.id
), '')`

/** Units of a SKU (`s`) that unpaid orders hold. */
export const RESERVED = sql`coalesce((
  select sum(r.quantidade) from reservas r where r.id_sku = s.id and r.situacao = 'reservada'
), 0)::integer`

const IS_KIT = sql`exists (select from kit_itens k where k.id_produto = s.id_produto)`

const Levels = z.object({
  rows: z.array(
    z.object({
      idSku: z.int(),
      idProduto: z.int(),
      sku: z.string(),
      ean: z.string().nullable(),
      produto: z.string(),
      variacao: z.string(),
      situacao: z.enum(['disponivel', 'sobConsulta', 'inativo']),
      estoque: z.int(),
      estoqueMinimo: z.int().nullable(),
      reservado: z.int(),
      kit: z.boolean(),
    }),
  ),
})

type Part = { where: SQL; order: SQL; limit: number; offset?: number }

/** A part of the SKUs with what there is of them. */
export async function stockLevels(
  db: Database,
  { where, order, limit, offset = 0 }: Part,
): Promise<StockLevel[]> {
  const result = await db.execute(sql`
    select s.id as "idSku", p.id as "idProduto", s.sku, s.ean, p.nome as produto, ${VARIATION} as variacao, p.situacao,
      s.estoque, s.estoque_minimo as "estoqueMinimo", ${RESERVED} as reservado, ${IS_KIT} as kit
    from ${LEVELS} where ${where} order by ${order} limit ${limit} offset ${offset}`)

  return Levels.parse(result).rows
}

const Counted = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

export async function countLevels(db: Database, where: SQL): Promise<number> {
  const result = await db.execute(sql`select count(*)::integer as total from ${LEVELS} where ${where}`)

  return Counted.parse(result).rows[0].total
}

/** Ids of SKUs that a search finds: by words of their product's name, by a part of their code, by their EAN. */
export function foundSkus(busca: string): SQL {
  const plain = plainText(busca)
  const words = plain.split(' ').map((word) => sql`sem_acento(nome) like ${containing(word)}`)

  return sql`(
    select id from skus where id_produto in (select id from produtos where ${sql.join(words, sql` and `)})
    union select id from skus where sem_acento(sku) like ${containing(plain)}
    union select id from skus where ean = ${busca}
  )`
}

/** A pattern for `like` that finds this text anywhere. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`
}
