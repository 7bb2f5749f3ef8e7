import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { originais } from '#platform/storage/tables.ts'
import {
  arquivos,
  atributos,
  atributoValores,
  caracteristicas,
  categorias,
  combinacoes,
  kitItens,
  marcas,
  midias,
  produtoAtributos,
  produtos,
  skuAtributos,
  skuMidias,
  skus,
} from './tables.ts'

/** A product that the shop shows, by its slug, with its brand. */
export async function shownProduct(db: Database, slug: string) {
  const [row] = await db
    .select({
      ...getTableColumns(produtos),
      marca: { slug: marcas.slug, nome: marcas.nome, descricao: marcas.descricao },
      caminho: categorias.caminho,
    })
    .from(produtos)
    .innerJoin(marcas, eq(marcas.id, produtos.idMarca))
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(and(eq(produtos.slug, slug), ne(produtos.situacao, 'inativo')))

  return row
}

/** Everything that a product's page shows of the product itself, asked for at once. */
export async function productParts(db: Database, idProduto: number, caminho: string) {
  const [skuRows, attributes, pictures, skuPictures, files, specifications, kit, combined, line] =
    await Promise.all([
      db.select().from(skus).where(eq(skus.idProduto, idProduto)).orderBy(asc(skus.posicao)),
      attributesOfSkus(db, idProduto),
      db
        .select({ hash: midias.hash, alt: midias.alt, largura: originais.largura, altura: originais.altura })
        .from(midias)
        .innerJoin(originais, eq(originais.hash, midias.hash))
        .where(eq(midias.idProduto, idProduto))
        .orderBy(asc(midias.posicao)),
      db.select().from(skuMidias).where(eq(skuMidias.idProduto, idProduto)).orderBy(asc(skuMidias.posicao)),
      db.select().from(arquivos).where(eq(arquivos.idProduto, idProduto)).orderBy(asc(arquivos.posicao)),
      db
        .select({ label: caracteristicas.label, valor: caracteristicas.valor })
        .from(caracteristicas)
        .where(eq(caracteristicas.idProduto, idProduto))
        .orderBy(asc(caracteristicas.posicao)),
      db
        .select({ idProduto: skus.idProduto, quantidade: kitItens.quantidade })
        .from(kitItens)
        .innerJoin(skus, eq(skus.id, kitItens.idSku))
        .where(eq(kitItens.idProduto, idProduto))
        .orderBy(asc(kitItens.posicao)),
      db
        .select()
        .from(combinacoes)
        .where(eq(combinacoes.idProduto, idProduto))
        .orderBy(asc(combinacoes.posicao)),
      categoryLine(db, caminho),
    ])

  return { skus: skuRows, attributes, pictures, skuPictures, files, specifications, kit, combined, line }
}

/** One row per SKU and attribute, attributes in the product's order, SKUs in theirs. */
function attributesOfSkus(db: Database, idProduto: number) {
  return db
    .select({
      idSku: skuAtributos.idSku,
      tipo: produtoAtributos.tipo,
      label: atributos.label,
      valor: atributoValores.label,
    })
    .from(skuAtributos)
    .innerJoin(skus, eq(skus.id, skuAtributos.idSku))
    .innerJoin(
      produtoAtributos,
      and(
        eq(produtoAtributos.idProduto, skuAtributos.idProduto),
        eq(produtoAtributos.idAtributo, skuAtributos.idAtributo),
      ),
    )
    .innerJoin(atributos, eq(atributos.id, skuAtributos.idAtributo))
    .innerJoin(atributoValores, eq(atributoValores.id, skuAtributos.idValor))
    .where(eq(skuAtributos.idProduto, idProduto))
    .orderBy(asc(produtoAtributos.posicao), asc(skus.posicao))
}

/** A category and those above it, the first level first. */
function categoryLine(db: Database, caminho: string) {
  const parts = caminho.split('/')
  const line = parts.map((_, i) => parts.slice(0, i + 1).join('/'))

  return db
    .select({ id: categorias.id, nome: categorias.nome, caminho: categorias.caminho })
    .from(categorias)
    .where(sql`${categorias.caminho} = any(${sql.param(line)}::text[])`)
    .orderBy(asc(categorias.nivel))
}
