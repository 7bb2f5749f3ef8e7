import { sql } from 'drizzle-orm'
import { statedFamily } from '#domain/product/specifications/instrument-of.ts'
import {
  type InstrumentTemplate,
  type InstrumentTemplates,
  isOfAccessories,
  templateFor,
} from './instrument-templates.ts'

/** The paths of a product's categories, its own first, in a statement on `produtos` that joins it as `categorias`. */
export const CATEGORY_PATHS = sql<string[]>`categorias.caminho || array(
  select c.caminho from produto_categorias p join categorias c on c.id = p.id_categoria
  where p.id_produto = produtos.id order by c.caminho
)`

type Described = { caminhos: readonly string[]; lines: readonly { label: string; valor: string }[] }

/** `caminho` is the category that says what the product is. */
export type ProductTemplate = InstrumentTemplate & { caminho: string }

/**
 * The template that says what a product is, with its instrument, by its sheet where the category has several. Its own
 * category says it first. One of the others may say that it is strings, as of single strings in a category of their own
 * kind, then for which instruments it is; a case that is also listed among the violins is none.
 */
export function templateOfProduct(
  templates: InstrumentTemplates,
  { caminhos, lines }: Described,
): ProductTemplate | undefined {
  const all = caminhos.flatMap((caminho) => {
    const template = templateFor(templates, caminho)
    return template ? [{ ...template, caminho, instrument: instrumentBy(template, lines) }] : []
  })
  const [first] = all
  if (first?.instrument) return first

  return (
    all.find(({ stringsFor }) => stringsFor !== null) ??
    all.find(isOfAccessories) ??
    all.find(({ instrument }) => instrument !== null) ??
    first
  )
}

function instrumentBy({ instrument, stringsFor, campos }: InstrumentTemplate, lines: Described['lines']) {
  return instrument ?? (stringsFor === null ? statedFamily(campos, lines) : null)
}
