import { sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Kind = 'categorias' | 'marcas' | 'listas' | 'landing-pages' | 'produtos'

type Addresses = { enderecos: { url: string; atualizadoEm: string }[]; total: number }

/**
 * The addresses of each kind of page, and when their content last changed: a page of products is as new as its newest
 * product.
 */
const SOURCES = {
  categorias: sql`
    select '/' || c.caminho as url, max(p.alterado_em) as em
    from categorias c join listagem l on l.categorias @> array[c.id] join produtos p on p.id = l.id_produto
    group by c.id`,
  marcas: sql`
    select '/marcas/' || m.slug as url, max(p.alterado_em) as em
    from marcas m join listagem l on l.id_marca = m.id join produtos p on p.id = l.id_produto
    group by m.id`,
  listas: sql`
    select '/lista/' || l.slug as url, max(p.alterado_em) as em
    from listas l join lista_itens i on i.id_lista = l.id join produtos p on p.id = i.id_produto
    group by l.id`,
  // The rule is not evaluated here: any product may match it.
  'landing-pages': sql`
    select '/' || slug as url, (select max(alterado_em) from produtos where situacao <> 'inativo') as em
    from landing_pages`,
  produtos: sql`
    select '/' || slug as url, alterado_em as em from produtos where situacao <> 'inativo'`,
}

/** The addresses of one kind of page for the sitemap, with the day of the last change. Empty pages are left out. */
export async function listAddresses(
  { db }: Pick<RequestContext, 'db'>,
  { tipo, offset, limit }: { tipo: Kind; offset: number; limit: number },
): Promise<Addresses> {
  const source = sql`(${SOURCES[tipo]}) e`
  const [enderecos, [counted]] = await Promise.all([
    db
      .select({
        url: sql<string>`url`,
        atualizadoEm: sql<string>`to_char(em at time zone 'UTC', 'YYYY-MM-DD')`,
      })
      .from(source)
      .orderBy(sql`url`)
      .offset(offset)
      .limit(limit),
    db.select({ total: sql<number>`count(*)::integer` }).from(source),
  ])

  return { enderecos, total: counted?.total ?? 0 }
}
