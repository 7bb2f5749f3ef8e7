import type { ProductInput } from '#contract/catalog/product-input.ts'
import { slugOf } from '#domain/format/slug.ts'
import type { Template } from '#domain/product/specifications/field.ts'
import { typedLines } from '#domain/product/specifications/typed-lines.ts'
import { templateOf, templatesOf } from '#platform/catalog/collections/categories/template-of.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

type Specified = Pick<ProductInput, 'caracteristicas'> & {
  skus: readonly { atributos: ProductInput['skus'][number]['atributos'] }[]
}

/**
 * Returns the products with their specifications as the templates of their categories write them, in two statements.
 * Refuses `CadastroInvalido` if a value is none, or if the values don't make one instrument. A product outside the shop
 * is stored with what it says, so that it can be retired whatever its category requires by now.
 */
export async function withTypedSpecifications(
  tx: Database,
  products: readonly ProductInput[],
): Promise<ProductInput[]> {
  const templateFor = await templatesOf(
    tx,
    products.map(({ categoria }) => categoria),
  )

  return products.map((product) => {
    const { lines, problems } = readSpecifications(templateFor(product.categoria), product)
    const [first] = problems
    if (first && product.situacao !== 'inativo')
      throw refuse('CadastroInvalido', { motivo: first.mensagem }, first.mensagem)

    return { ...product, caracteristicas: lines }
  })
}

/** Refuses `CamposInvalidos` with each line of the specification that its category's template does not allow. */
export async function refuseSpecificationProblems(
  tx: Database,
  product: Specified & Pick<ProductInput, 'categoria'>,
): Promise<void> {
  const { problems } = readSpecifications(await templateOf(tx, product.categoria), product)
  if (problems.length === 0) return
  const sentences = problems.map(({ mensagem }) => mensagem).join(' ')
  throw refuse('CamposInvalidos', { campos: problems }, sentences)
}

/** The sentences why a product for the shop would be refused; none for one that stays outside. */
export function specificationProblems(
  template: Template,
  product: Specified & Pick<ProductInput, 'situacao'>,
): string[] {
  if (product.situacao === 'inativo') return []

  return readSpecifications(template, product).problems.map(({ mensagem }) => mensagem)
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
