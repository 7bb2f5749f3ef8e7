type Box = Record<'peso' | 'altura' | 'largura' | 'comprimento', number | null>

type KnownBox = Record<keyof Box, number>

type Product = {
  situacao: 'disponivel' | 'sobConsulta' | 'inativo'
  /** How many pictures it has. */
  imagens: number
  skus: readonly (Box & { sku: string })[]
}

/**
 * What keeps a product out of the shop, in words for the merchant: no picture, or, where it is to be bought, a box that nobody has
 * measured, for freight would be charged wrong. Empty for what may be shown as `situacao` says.
 */
export function saleProblems({ situacao, imagens, skus }: Product): string[] {
  if (situacao === 'inativo') return []
  const problems = imagens === 0 ? ['Para ficar na loja, o produto precisa de uma imagem.'] : []
  const without = situacao === 'disponivel' ? skus.filter((sku) => !isBoxKnown(sku)) : []
  if (without.length === 0) return problems
  const which = skus.length === 1 ? '' : `, de ${without.map(({ sku }) => sku).join(', ')}`

  return [
    ...problems,
    `Para ficar à venda, falta o peso ou alguma medida da embalagem${which}: sem isso o frete sai errado.`,
  ]
}

/** Whether freight can be reckoned: weight and all three sides are known. */
export function isBoxKnown(box: Box): box is KnownBox {
  const { peso, altura, largura, comprimento } = box

  return [peso, altura, largura, comprimento].every((n) => n !== null && Number.isInteger(n) && n > 0)
}
