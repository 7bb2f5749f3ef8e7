import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { ProductTools, ProductToolsInput } from '#contract/catalog/strings/strings.ts'
import { sizeAddress } from '#domain/instruments/sizes/fitting/size-address.ts'
import { isFitted } from '#domain/instruments/sizes/fitting/size-for.ts'
import { largerSizes, sizeOfInstrument } from '#domain/instruments/sizes/larger-sizes.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import { categorias, produtos } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates } from '../listing/sizes/instrument-templates.ts'
import { CATEGORY_PATHS, type ProductTemplate, templateOfProduct } from '../listing/sizes/product-template.ts'
import { list } from '../product/page/rows-as-json.ts'
import { goodsOfPlayers } from './mine/goods-of-players.ts'
import { stringToolsOfProduct } from './string-links.ts'
import { tunerOfProduct } from './tuner-links.ts'

/** Which tools help with products in a cart or an order, by what their categories' templates say. */
export async function getProductTools(
  context: RequestContext,
  input: ProductToolsInput,
): Promise<ProductTools> {
  const rows = await context.db
    .select({
      id: produtos.id,
      caminho: categorias.caminho,
      caminhos: CATEGORY_PATHS,
      lines: list<{ label: string; valor: string }>(sql`
        select label, valor from caracteristicas where id_produto = produtos.id order by caracteristicas.posicao`),
      offered: sql<boolean>`exists (
        select from servicos v join categorias above on above.id = any(v.categorias)
        join unnest(${CATEGORY_PATHS}) own on starts_with(own || '/', above.caminho || '/')
        where v.ativo)`,
      skus: sql<number[]>`array(select id from skus where id_produto = produtos.id order by id)`,
    })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(inArray(produtos.id, input.produtos.split(',').map(Number)))
    .orderBy(asc(produtos.id))
  const templates = await instrumentTemplates(context)
  const products = rows.map((row) => {
    const template = templateOfProduct(templates, row)
    return {
      ...row,
      template,
      kind: kindOf(template) ?? row.caminho,
      ...stringToolsOfProduct(templates, { id: row.id, template, lines: row.lines }),
      tamanhoCerto: sizeToolOf(template),
    }
  })
  const sizes = await sizedVariants(
    context,
    products.flatMap(({ id, tamanhoCerto }) => (tamanhoCerto === null ? [] : [id])),
  )
  const alike = Map.groupBy(products, ({ kind }) => kind)

  return {
    itens: products.map((product) => ({
      idProduto: product.id,
      categoria: `/${product.caminho}`,
      parecidos: (alike.get(product.kind) ?? []).flatMap(({ id }) => (id === product.id ? [] : [id])),
      tensaoCerta: product.tensaoCerta,
      encontrarCordas: product.encontrarCordas,
      meuInstrumento: product.meuInstrumento,
      tamanhoCerto: product.tamanhoCerto,
      tamanhosMenores: product.skus.filter((id) => sizes.outgrown.has(id)),
      tamanhosMaiores: product.skus.filter((id) => sizes.grownInto.has(id)),
      oficina: product.offered ? WORKSHOP_PATH : null,
      afinador: tunerOfProduct(product.template, product.lines),
    })),
  }
}

/** What a product is compared with; undefined if no template says. */
function kindOf(template: ProductTemplate | undefined): string | undefined {
  if (template?.stringsFor) return `strings ${template.stringsFor}`

  return template?.instrument ? `instrument ${template.instrument}` : undefined
}

function sizeToolOf(template: ProductTemplate | undefined): string | null {
  const family = template?.instrument

  return family && isFitted(family) ? sizeAddress({ family, player: {} }) : null
}

/** The SKUs of some products of which there is a larger size, and those that somebody grows into. */
async function sizedVariants(
  context: RequestContext,
  ids: readonly number[],
): Promise<{ outgrown: Set<number>; grownInto: Set<number> }> {
  const { instruments } = await goodsOfPlayers(context, ids)
  const sized = [...instruments].flatMap(([id, instrument]) => {
    const tamanho = sizeOfInstrument(instrument)
    return tamanho === null ? [] : [{ id, family: instrument.familia, tamanho }]
  })

  return {
    outgrown: new Set(
      sized.flatMap(({ id, family, tamanho }) => (largerSizes(family, tamanho).length > 0 ? [id] : [])),
    ),
    grownInto: new Set(
      sized.flatMap(({ id, family, tamanho }) =>
        sizesOf(family).some(({ nome }) => largerSizes(family, nome).includes(tamanho)) ? [id] : [],
      ),
    ),
  }
}
