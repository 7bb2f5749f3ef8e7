import { sql } from 'drizzle-orm'
import { foldText } from '#domain/format/slug.ts'
import { type SearchDocument, searchDocument } from '#domain/search/search-text.ts'
import type { Database } from '#platform/database/connect.ts'

/** What search and the order by name read of a product, in the columns of `DOCUMENT_COLUMNS`. */
type Document = SearchDocument & { id: number; nomeOrdem: string }

/** The search words of these products; those that the shop doesn't show are left out. */
export async function searchDocuments(tx: Database, ids: number[]): Promise<Document[]> {
  return (await searchSources(tx, ids)).map(({ id, ...source }) => ({
    id,
    nomeOrdem: foldText(source.nome),
    ...searchDocument(source),
  }))
}

/** Columns of `jsonb_to_recordset`, under the alias `d`. */
export const DOCUMENT_COLUMNS = sql`id integer, "nomeOrdem" text, a text, b text, c text, d text`

/** The value of the column `busca`, from `d`. Without positions: queries find words by their marks alone. */
export const SEARCH_VECTOR = sql`strip(to_tsvector('simple', concat_ws(' ', d.a, d.b, d.c, d.d)))`

type Source = {
  id: number
  nome: string
  marca: string
  categorias: string[]
  atributos: string[]
  palavrasChave: string[]
  descricao: string
  codigos: string[]
}

function searchSources(tx: Database, ids: number[]): Promise<Source[]> {
  return tx
    .select({
      id: sql<number>`p.id`,
      nome: sql<string>`p.nome`,
      marca: sql<string>`m.nome`,
      categorias: sql<
        string[]
      >`array(select nome from categorias c where c.id = any(product_category_ids(p.id)) order by nivel)`,
      atributos: sql<string[]>`
        array(select label || ' ' || valor from caracteristicas where id_produto = p.id order by posicao)
        || array(
          select distinct v.label from sku_atributos s join atributo_valores v on v.id in (s.id_valor, s.id_valor_filtro)
          where s.id_produto = p.id order by 1
        )`,
      palavrasChave: sql<string[]>`p.palavras_chave`,
      descricao: sql<string>`p.descricao_curta || ' ' || p.descricao`,
      codigos: sql<string[]>`array(
        select codigo from variantes s, unnest(array[s.sku, s.mpn, s.ean]) codigo
        where s.id_produto = p.id and codigo is not null order by s.posicao
      )`,
    })
    .from(sql`produtos p join marcas m on m.id = p.id_marca`)
    .where(sql`p.situacao <> 'inativo' and p.id = any(${sql.param(ids)}::integer[])`)
}
