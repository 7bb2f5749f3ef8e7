import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Kinds of pages that have files of their own in the sitemap. */
export const LISTED = ['categorias', 'marcas', 'listas', 'landing-pages', 'produtos'] as const

type Kind = (typeof LISTED)[number]

type Address = { url: string; atualizadoEm: string | null }

/** Addresses per file: the limit is 50,000 (sitemaps.org); fewer keep each file and query small. */
const PER_FILE = 10_000

/** A category or brand has the day of its newest change if a product of it is among so many changed last. */
const NEWEST = 5000

/** When the products changed last, by `id`: of each row's brand or categories. */
const newest = (id: SQL) => sql`
  select ${id} as id, max(p.alterado_em) as em
  from (
    select id, alterado_em from produtos where situacao <> 'inativo' order by alterado_em desc limit ${NEWEST}
  ) p join listagem l on l.id_produto = p.id
  group by 1`

/** The brands or categories that have products: counts are precomputed, since a large shop takes seconds to count. */
const shown = (tipo: 'marca' | 'categoria') => sql`
  select id from contagens where escopo = 'tudo' and tipo = ${tipo} group by id having sum(total) > 0`

/** The addresses of each kind of page but products, and when their content last changed, if that is known. */
const SOURCES = {
  categorias: sql`
    select '/' || c.caminho as url, n.em
    from categorias c join (${shown('categoria')}) s using (id) left join (${newest(sql`unnest(l.categorias)`)}) n using (id)`,
  marcas: sql`
    select '/marcas/' || m.slug as url, n.em
    from marcas m join (${shown('marca')}) s using (id) left join (${newest(sql`l.id_marca`)}) n using (id)`,
  listas: sql`
    select '/lista/' || l.slug as url, max(p.alterado_em) as em
    from listas l join lista_itens i on i.id_lista = l.id join produtos p on p.id = i.id_produto
    group by l.id`,
  // The rule is not evaluated here: any product may match it.
  'landing-pages': sql`
    select '/' || slug as url, (select max(alterado_em) from produtos where situacao <> 'inativo') as em
    from landing_pages`,
}

/**
 * The addresses in one file of the sitemap, from 1, with the day of the last change, if it is known. Empty pages are
 * left out. Each file of products has a range of ids, so that the last is read as fast as the first.
 */
export async function listAddresses(
  { db }: Pick<RequestContext, 'db'>,
  { tipo, file }: { tipo: Kind; file: number },
): Promise<Address[]> {
  const offset = (file - 1) * PER_FILE
  const source =
    tipo === 'produtos'
      ? sql`select '/' || slug as url, alterado_em as em from produtos
          where situacao <> 'inativo' and id > ${offset} and id <= ${offset + PER_FILE}`
      : sql`${SOURCES[tipo]} order by url offset ${offset} limit ${PER_FILE}`

  return db
    .select({
      url: sql<string>`url`,
      atualizadoEm: sql<string | null>`to_char(em at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(sql`(${source}) e`)
    .orderBy(sql`url`)
}

/** The numbers of a kind's files that have addresses. */
export async function listFiles({ db }: Pick<RequestContext, 'db'>, tipo: Kind): Promise<number[]> {
  const files =
    tipo === 'produtos'
      ? sql`
        select n + 1 as file from generate_series(0, (select max(id) / ${PER_FILE} from produtos)) n
        where exists (
          select from produtos
          where situacao <> 'inativo' and id > n * ${PER_FILE} and id <= (n + 1) * ${PER_FILE}
        )`
      : sql`
        select n as file
        from generate_series(1, (select ceil(count(*)::numeric / ${PER_FILE})::integer from (${SOURCES[tipo]}) e)) n`
  const rows = await db.select({ file: sql<number>`file` }).from(sql`(${files}) f`).orderBy(sql`file`)

  return rows.map(({ file }) => file)
}
