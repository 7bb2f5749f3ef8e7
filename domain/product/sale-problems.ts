import { type FieldProblem, problem, within } from '../format/field-problem.ts'
import { BOX } from './sku-problems.ts'

type Box = Record<(typeof BOX)[number], number | null>

type KnownBox = Record<keyof Box, number>

type Status = 'disponivel' | 'sobConsulta' | 'inativo'

type Product = {
  situacao: Status
  /** Number of pictures. */
  imagens: number
  skus: readonly (Box & { precoPor: number })[]
}

/**
 * Returns what prevents a product from being shown in the shop: a missing picture or, if it is for sale, a missing
 * price or package size, without which freight would be wrong. Empty if it may be shown with its `situacao`.
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

/** A product for sale needs a price; one sold on request does not. */
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

/** Returns whether freight can be calculated: weight and all dimensions are known. */
export function isBoxKnown(box: Box): box is KnownBox {
  return BOX.every((campo) => {
    const n = box[campo]
    return n !== null && Number.isInteger(n) && n > 0
  })
}
