import { type FieldProblem, problem, within } from '../format/field-problem.ts'

type Combination = { produto: string; tipoDesconto: 'porcentagem' | 'valor'; desconto: number }

/** Linked products by slug; `slug` is the product that they are linked to. */
type Links = { slug: string; relacionados: readonly string[]; combinacoes: readonly Combination[] }

/** Returns what is wrong with the related products and combinations of a product. */
export function linkProblems({ slug, relacionados, combinacoes }: Links): FieldProblem[] {
  const combined = combinacoes.map(({ produto }) => produto)

  return [
    ...problem('relacionados', linkProblem(slug, relacionados)),
    ...problem('combinacoes', linkProblem(slug, combined)),
    ...combinacoes.flatMap((one, i) => within(`combinacoes.${i}`, problem('desconto', discountProblem(one)))),
  ]
}

/** Returns what is wrong with a kit, given the SKU codes of its parts. */
export function kitProblems(kit: readonly { sku: string }[]): FieldProblem[] {
  const codes = kit.map(({ sku }) => sku)

  return problem('kit', hasDuplicates(codes) ? 'O kit tem duas vezes o mesmo SKU.' : null)
}

function linkProblem(slug: string, others: readonly string[]): string | null {
  if (others.includes(slug)) return 'Um produto não aparece junto de si mesmo.'

  return hasDuplicates(others) ? 'O mesmo produto está duas vezes.' : null
}

function discountProblem({ tipoDesconto, desconto }: Combination): string | null {
  return tipoDesconto === 'porcentagem' && desconto > 99 ? 'O desconto de uma combinação vai até 99%.' : null
}

/** Returns whether a list contains duplicates. */
export function hasDuplicates(words: readonly string[]): boolean {
  return new Set(words).size < words.length
}
