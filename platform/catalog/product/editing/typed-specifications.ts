import type { ProductInput } from '#contract/catalog/product-input.ts'
import type { FieldProblem } from '#domain/format/field-problem.ts'
import { slugOf } from '#domain/format/slug.ts'
import { newProblems } from '#domain/product/specifications/changes/new-problems.ts'
import type { Template } from '#domain/product/specifications/field.ts'
import { typedLines } from '#domain/product/specifications/typed-lines.ts'
import { templatesOf } from '#platform/catalog/collections/categories/template-of.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

type Specified = Pick<ProductInput, 'caracteristicas'> & {
  skus: readonly { atributos: ProductInput['skus'][number]['atributos'] }[]
}

type Judged = Specified & Pick<ProductInput, 'situacao'>

/** A product as it is stored, if it is. */
type Stored = (Judged & Pick<ProductInput, 'categoria'>) | undefined

/**
 * Returns the products with their specifications as the templates of their categories write them, in two statements.
 * Refuses `CadastroInvalido` if a value is none, or if the values don't make one instrument, unless the product says so
 * already. A product outside the shop is stored with what it says, so that it can be retired whatever its category
 * requires by now. `storedOf` is read only for products with something to refuse.
 */
export async function withTypedSpecifications(
  tx: Database,
  products: readonly ProductInput[],
  storedOf: (place: number) => Promise<Stored>,
): Promise<ProductInput[]> {
  const templateFor = await templatesOf(
    tx,
    products.map(({ categoria }) => categoria),
  )
  const typed: ProductInput[] = []
  for (const [i, product] of products.entries()) {
    const { lines, problems } = readSpecifications(templateFor(product.categoria), product)
    if (problems.length > 0 && product.situacao !== 'inativo') {
      const [first] = await refusedProblems(tx, product, await storedOf(i))
      if (first) throw refuse('CadastroInvalido', { motivo: first.mensagem }, first.mensagem)
    }
    typed.push({ ...product, caracteristicas: lines })
  }

  return typed
}

/**
 * Refuses `CamposInvalidos` with each line of the specification that its category's template does not allow, and that
 * is not stored already.
 */
export async function refuseSpecificationProblems(
  tx: Database,
  product: Judged & Pick<ProductInput, 'categoria'>,
  stored?: Stored,
): Promise<void> {
  const problems = await refusedProblems(tx, product, stored)
  if (problems.length === 0) return
  const sentences = problems.map(({ mensagem }) => mensagem).join(' ')
  throw refuse('CamposInvalidos', { campos: problems }, sentences)
}

async function refusedProblems(
  tx: Database,
  product: Judged & Pick<ProductInput, 'categoria'>,
  stored: Stored,
): Promise<FieldProblem[]> {
  const templateFor = await templatesOf(tx, [product.categoria, ...(stored ? [stored.categoria] : [])])

  return problemsAgainst(
    { template: templateFor(product.categoria), product },
    stored && { template: templateFor(stored.categoria), product: stored },
  )
}

/** The sentences why a product for the shop would be refused; none for one that stays outside. */
export function specificationProblems(
  template: Template,
  product: Judged,
  stored?: { template: Template; product: Judged } | undefined,
): string[] {
  if (product.situacao === 'inativo') return []

  return problemsAgainst({ template, product }, stored).map(({ mensagem }) => mensagem)
}

/** A product that was outside the shop enters it with nothing that its template does not allow. */
function problemsAgainst(
  { template, product }: { template: Template; product: Judged },
  stored: { template: Template; product: Judged } | undefined,
): FieldProblem[] {
  const { problems } = readSpecifications(template, product)
  const enters = stored?.product.situacao === 'inativo' && product.situacao !== 'inativo'
  if (!stored || enters || problems.length === 0) return problems
  const before = readSpecifications(stored.template, stored.product)

  return newProblems(
    { lines: stored.product.caracteristicas, problems: before.problems },
    { lines: product.caracteristicas, problems },
  )
}

/** A product's specification as its template writes it, and what is wrong with it. */
export function readSpecifications(template: Template, { caracteristicas, skus }: Specified) {
  const size = template.campos.find(({ papel }) => papel === 'tamanho')
  const sizes = skus.flatMap(({ atributos: { unico, simples } }) =>
    [...(unico ? [unico] : []), ...simples].flatMap(({ label, valor }) =>
      size && slugOf(label) === slugOf(size.label) ? [valor] : [],
    ),
  )

  return typedLines(template, caracteristicas, sizes)
}
