import { type FieldProblem, problem, within } from '../format/field-problem.ts'

type Combination = { produto: string; tipoDesconto: 'porcentagem' | 'valor'; desconto: number }

/** Products by their slugs; `slug` is that of the product beside which they stand. */
type Links = { slug: string; relacionados: readonly string[]; combinacoes: readonly Combination[] }

/** What is wrong with the products that are shown beside one, or cheaper together with it. */
export function linkProblems({ slug, relacionados, combinacoes }: Links): FieldProblem[] {
  const combined = combinacoes.map(({ produto }) => produto)

  return [
    ...problem('relacionados', companyProblem(slug, relacionados)),
    ...problem('combinacoes', companyProblem(slug, combined)),
    ...combinacoes.flatMap((one, i) => within(`combinacoes.${i}`, problem('desconto', discountProblem(one)))),
  ]
}

/** `kit` is what a product is made of, by the codes of SKUs. */
export function kitProblems(kit: readonly { sku: string }[]): FieldProblem[] {
  const codes = kit.map(({ sku }) => sku)

  return problem('kit', hasTwins(codes) ? 'O kit tem duas vezes o mesmo SKU.' : null)
}

function companyProblem(slug: string, others: readonly string[]): string | null {
  if (others.includes(slug)) return 'Um produto não aparece junto de si mesmo.'

  return hasTwins(others) ? 'O mesmo produto está duas vezes.' : null
}

function discountProblem({ tipoDesconto, desconto }: Combination): string | null {
  return tipoDesconto === 'porcentagem' && desconto > 99 ? 'O desconto de uma combinação vai até 99%.' : null
}

/** Whether a list names something more than once. */
export function hasTwins(words: readonly string[]): boolean {
  return new Set(words).size < words.length
}
