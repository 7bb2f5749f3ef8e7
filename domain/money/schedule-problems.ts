import { type FieldProblem, problem, within } from '../format/field-problem.ts'
import { amountProblem } from './price-problems.ts'

/** The scheduled changes of a product (ISO 8601), and its prices in centavos. */
type Dated = {
  situacao: 'disponivel' | 'sobConsulta' | 'inativo'
  publicarEm: string | null
  retirarEm: string | null
  promocao: { de: string; ate: string } | null
  skus: readonly { precoPor: number; precoPromocional: number | null }[]
}

/** Returns what is wrong with the schedule and promotional prices of a product. */
export function scheduleProblems({ situacao, publicarEm, retirarEm, promocao, skus }: Dated): FieldProblem[] {
  return [
    ...problem(
      'publicarEm',
      publicarEm !== null && situacao === 'inativo'
        ? 'Para publicar numa data, escolha a situação que o produto terá na loja.'
        : null,
    ),
    ...problem(
      'retirarEm',
      publicarEm !== null && retirarEm !== null && Date.parse(retirarEm) <= Date.parse(publicarEm)
        ? 'O produto precisa sair da loja depois de entrar.'
        : null,
    ),
    ...(promocao === null ? [] : promotionProblems(promocao, skus)),
    ...skus.flatMap((sku, i) =>
      within(`skus.${i}`, problem('precoPromocional', promotionalPriceProblem(sku, promocao !== null))),
    ),
  ]
}

function promotionProblems({ de, ate }: { de: string; ate: string }, skus: Dated['skus']): FieldProblem[] {
  // An empty date has not been chosen yet.
  if (de === '' || ate === '') return problem('promocao', 'Diga quando a promoção começa e termina.')

  return [
    ...problem(
      'promocao.ate',
      Date.parse(ate) <= Date.parse(de) ? 'A promoção precisa terminar depois de começar.' : null,
    ),
    ...problem(
      'promocao',
      skus.every(({ precoPromocional }) => precoPromocional === null)
        ? 'Diga o preço promocional de ao menos um SKU, ou tire a promoção.'
        : null,
    ),
  ]
}

/** Without a promotion the promotional price is unused, so any valid price is accepted. */
function promotionalPriceProblem(
  { precoPor, precoPromocional }: Dated['skus'][number],
  runs: boolean,
): string | null {
  if (precoPromocional === null) return null
  if (precoPromocional === 0) return 'O preço promocional precisa ser maior que zero.'
  if (runs && precoPromocional >= precoPor) return 'O preço promocional precisa ser menor que o preço.'

  return amountProblem(precoPromocional)
}
