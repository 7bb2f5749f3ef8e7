import type { ProductCard, Sku } from '#contract/catalog/catalog.ts'
import type { Api } from '#contract/contract.ts'
import { itemValue } from '#storefront/cart/buy-form/bought-items.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

/** An option of a product; `item` is its value in a form. */
export type Option = { item: string; label: string; values: string[]; disponivel: boolean }

/** The options of those products of a list that have several, and the tools that help with them, by product id. */
export type Options = Readonly<Record<number, { options: Option[]; tools: (string | null)[] }>>

/** Reads the options; a product whose call fails has none here, and is chosen on its own page. */
export async function listOptions(
  api: Pick<Api, 'catalog'>,
  itens: readonly { produto: Pick<ProductCard, 'id' | 'url' | 'variacoes' | 'status'> }[],
): Promise<Options> {
  const open = itens.filter(({ produto }) => produto.variacoes > 1 && produto.status === 'disponivel')

  return Object.fromEntries(
    await Promise.all(
      open.map(async ({ produto: { id, url } }) => {
        const product = (await optionalPart(`options of ${url}`, api.catalog.product({ url })))?.conteudo
        const options = product?.skus.map((sku) => optionOf(id, sku)) ?? []
        const tools = [product?.tamanhoCerto?.url ?? null, product?.meuInstrumento ?? null]
        return [id, { options, tools }] as const
      }),
    ),
  )
}

function optionOf(idProduto: number, { id, estoque, atributos: { unico, simples } }: Sku): Option {
  const values = [unico, ...simples].flatMap((attribute) => attribute?.valor ?? [])

  return { item: itemValue(idProduto, id), label: values.join(', '), values, disponivel: estoque > 0 }
}
