import type { DemoProduct } from '#demo/demo-product.ts'
import { COMPANIONS } from './companions.ts'

/** Adds combinations (`combinacoes`) and related products (`relacionados`) to each product. */
export function withRelations(products: readonly DemoProduct[]): DemoProduct[] {
  return products.map((product) => {
    const combinacoes = together(product)
    return { ...product, combinacoes, relacionados: related(product, products, combinacoes) }
  })
}

function together({ slug, categoria, situacao, kit }: DemoProduct): DemoProduct['combinacoes'] {
  if (situacao !== 'disponivel' || kit.length > 0) return []
  const companions = COMPANIONS.find((one) => `${categoria}/`.startsWith(`${one.categoria}/`))
  return (companions?.together ?? [])
    .filter(([produto]) => produto !== slug)
    .map(([produto, tipoDesconto, desconto]) => ({ produto, tipoDesconto, desconto }))
}

/** Returns four products of the same category, or else of the same root category, and one companion. */
function related(
  product: DemoProduct,
  products: readonly DemoProduct[],
  combinacoes: DemoProduct['combinacoes'],
): string[] {
  const root = product.categoria.split('/')[0]
  const start = products.indexOf(product)
  const others = [...products.slice(start + 1), ...products.slice(0, start)]
  const alike = others.filter(({ categoria }) => categoria === product.categoria)
  const near = others.filter(({ categoria }) => categoria.split('/')[0] === root)
  const nearest = [...new Set([...alike, ...near, ...others])].slice(0, 4).map(({ slug }) => slug)
  return [...new Set([...nearest, ...combinacoes.slice(0, 1).map(({ produto }) => produto)])]
}
