import { type FieldProblem, problem, within } from '../format/field-problem.ts'
import { scheduleProblems } from '../money/schedule-problems.ts'
import { hasDuplicates, kitProblems, linkProblems } from './link-problems.ts'
import {
  brandProblem,
  categoryProblem,
  fileNameProblem,
  nameProblem,
  ncmProblem,
  seoDescriptionProblem,
  seoTitleProblem,
  slugProblem,
  summaryProblem,
  videoProblem,
  warrantyProblem,
} from './product-fields.ts'
import { saleProblems } from './sale-problems.ts'
import { skuProblems } from './sku-problems.ts'
import { type Variant, variantProblem } from './variants/variants.ts'

type Sku = Parameters<typeof skuProblems>[0] &
  Variant & {
    /** Indexes of the product's pictures. */
    midias: readonly number[]
  }

/** The content of a product page, and its SKUs. */
type Page = {
  nome: string
  slug: string
  marca: { slug: string; nome: string }
  categoria: string
  descricaoCurta: string
  garantia: string
  ncm: string | null
  video: string | null
  situacao: 'disponivel' | 'sobConsulta' | 'inativo'
  midias: readonly unknown[]
  arquivos: readonly { nome: string; arquivo: string }[]
  seo: { title: string; description: string } | null
  skus: readonly Sku[]
}

type Links = Parameters<typeof linkProblems>[0] & { kit: Parameters<typeof kitProblems>[0] }

type Schedule = Parameters<typeof scheduleProblems>[0]

/** Returns what prevents a complete product from being saved. */
export function productProblems(product: Page & Links): FieldProblem[] {
  return [...pageProblems(product), ...linkProblems(product), ...kitProblems(product.kit)]
}

/**
 * Returns what prevents a product from being saved by the panel's product form: with its schedule, and without fields
 * that other pages edit.
 */
export function productFormProblems(form: Page & Schedule): FieldProblem[] {
  return [...pageProblems(form), ...scheduleProblems(form)]
}

function pageProblems(page: Page): FieldProblem[] {
  const { midias, arquivos, seo, skus, situacao } = page

  return [
    ...problem('nome', nameProblem(page.nome)),
    ...problem('marca', brandProblem(page.marca)),
    ...problem('categoria', categoryProblem(page.categoria)),
    ...problem('slug', slugProblem(page.slug)),
    ...problem('descricaoCurta', summaryProblem(page.descricaoCurta)),
    ...problem('garantia', warrantyProblem(page.garantia)),
    ...problem('ncm', ncmProblem(page.ncm)),
    ...problem('video', videoProblem(page.video)),
    ...problem('seo.title', seoTitleProblem(seo?.title ?? '')),
    ...problem('seo.description', seoDescriptionProblem(seo?.description ?? '')),
    ...arquivos.flatMap(({ nome }, i) => problem(`arquivos.${i}.nome`, fileNameProblem(nome))),
    ...problem(
      'arquivos',
      hasDuplicates(arquivos.map(({ arquivo }) => arquivo))
        ? 'O mesmo arquivo está duas vezes no produto.'
        : null,
    ),
    ...skus.flatMap((sku, i) => within(`skus.${i}`, [...skuProblems(sku), ...placeProblems(sku, page)])),
    ...problem('skus', variantProblem(skus)),
    ...saleProblems({ situacao, imagens: midias.length, skus }),
  ]
}

/** Returns what is wrong with a SKU compared with the other SKUs of its product. */
function placeProblems({ sku, midias }: Sku, page: Page): FieldProblem[] {
  const same = page.skus.filter((other) => other.sku.trim() === sku.trim())

  return [
    ...problem(
      'sku',
      sku.trim() !== '' && same.length > 1 ? 'Este código está em mais de um SKU do produto.' : null,
    ),
    ...problem(
      'midias',
      midias.some((posicao) => posicao >= page.midias.length)
        ? 'O SKU cita uma imagem que o produto não tem.'
        : null,
    ),
  ]
}
