import { type FieldProblem, problem, within } from '../format/field-problem.ts'

type Box = Record<'peso' | 'altura' | 'largura' | 'comprimento', number | null>

type KnownBox = Record<keyof Box, number>

type Status = 'disponivel' | 'sobConsulta' | 'inativo'

type Product = {
  situacao: Status
  /** How many pictures it has. */
  imagens: number
  skus: readonly (Box & { precoPor: number })[]
}

/**
 * What keeps a product out of the shop: no picture, or, where it is to be bought, no price, or a box that nobody has measured, for
 * freight would be charged wrong. Empty for what may be shown as `situacao` says.
 */
export function saleProblems({ situacao, imagens, skus }: Product): FieldProblem[] {
  if (situacao === 'inativo') return []

  return [
    ...problem('midias', imagens === 0 ? 'Para ficar na loja, o produto precisa de uma imagem.' : null),
    ...skus.flatMap((sku, i) =>
      within(`skus.${i}`, [
        ...problem('precoPor', salePriceProblem({ situacao, precoPor: sku.precoPor })),
        ...(situacao === 'disponivel' ? boxProblems(sku) : []),
      ]),
    ),
  ]
}

/** What is for sale is not given away; what is sold on request may have no price. */
export function salePriceProblem({
  situacao,
  precoPor,
}: {
  situacao: Status
  precoPor: number
}): string | null {
  return situacao === 'disponivel' && precoPor === 0 ? 'Para ficar à venda, falta o preço.' : null
}

function boxProblems(box: Box): FieldProblem[] {
  const missing = BOX.find((campo) => box[campo] === null)
  if (!missing) return []

  return problem(
    missing,
    'Para ficar à venda, falta o peso ou alguma medida da embalagem: sem isso o frete sai errado.',
  )
}

const BOX = ['peso', 'altura', 'largura', 'comprimento'] as const

/** Whether freight can be reckoned: weight and all three sides are known. */
export function isBoxKnown(box: Box): box is KnownBox {
  return BOX.every((campo) => {
    const n = box[campo]
    return n !== null && Number.isInteger(n) && n > 0
  })
}
