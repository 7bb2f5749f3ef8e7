import type { Column, CsvRow } from './columns.ts'
import type { CsvSound } from './media.ts'

/**
 * A product as written to a file; `fotos` are URLs, `midias` of a SKU are indexes in `fotos`. Money in centavos, weight
 * in grams, sides in millimetres.
 */
export type WrittenProduct = {
  slug: string
  nome: string
  descricao: string
  marca: string
  niveis: readonly string[]
  /** Further categories, as paths of names; null if unknown. */
  categorias: readonly (readonly string[])[] | null
  descricaoCurta: string | null
  ncm: string | null
  palavrasChave: readonly string[]
  situacao: 'disponivel' | 'sobConsulta' | 'inativo'
  seo: { title: string; description: string } | null
  caracteristicas: readonly { label: string; valor: string }[]
  fotos: readonly { fonte: string; alt: string }[]
  sons: readonly CsvSound[]
  /** Addresses of the pictures from all around. */
  giro: readonly string[]
  video: string | null
  skus: readonly {
    sku: string
    ean: string | null
    mpn: string | null
    precoDe: number | null
    precoPor: number
    estoque: number
    /** Null if not weighed. */
    peso: number | null
    altura: number | null
    largura: number | null
    comprimento: number | null
    custo: number | null
    estoqueMinimo: number | null
    /** `YYYY-MM-DD` */
    previsaoReposicao: string | null
    atributos: { unico: Pair | null; simples: readonly Pair[] }
    midias: readonly number[]
  }[]
}

type Pair = { label: string; valor: string }

/**
 * Returns the rows of a product in a file, which `productOf` reads back as the same product. Each row has a SKU, a
 * picture, a sound or several of them.
 */
export function rowsOf(product: WrittenProduct): CsvRow[] {
  const { slug, skus, fotos, sons, giro } = product

  return Array.from({ length: Math.max(skus.length, fotos.length, sons.length, giro.length) }, (_, i) =>
    withoutEmpty({
      handle: slug,
      ...(i === 0 ? productCells(product) : {}),
      ...skuCells(product, i),
      ...pictureCells(product, i),
      ...mediaCells(product, i),
      line: i + 1,
      overflows: false,
      unknown: i === 0 ? [...product.caracteristicas] : [],
    }),
  )
}

type Cells = Partial<Record<Column, string>>

function productCells({
  nome,
  descricao,
  marca,
  niveis,
  categorias,
  descricaoCurta,
  ncm,
  video,
  palavrasChave,
  situacao,
  seo,
  skus,
}: WrittenProduct) {
  const [first, second, third] = pairsOf(skus[0])

  return {
    title: nome,
    body: descricao,
    vendor: marca,
    type: niveis.join(' > '),
    tags: palavrasChave.join(', '),
    status: situacao === 'inativo' ? 'draft' : 'active',
    seoTitle: seo?.title ?? '',
    seoDescription: seo?.description ?? '',
    option1Name: first?.label ?? '',
    option2Name: second?.label ?? '',
    option3Name: third?.label ?? '',
    alsoIn: (categorias ?? []).map((levels) => escaped(levels.join(' > '))).join(', '),
    // A short description alone would be read as the description.
    shortBody: descricao === '' ? '' : (descricaoCurta ?? ''),
    ncm: ncm ?? '',
    video: video ?? '',
  } satisfies Cells
}

function skuCells({ skus, fotos }: WrittenProduct, i: number): Cells {
  const sku = skus[i]
  if (!sku) return {}
  const [first, second, third] = pairsOf(sku)

  return {
    sku: sku.sku,
    barcode: sku.ean ?? '',
    mpn: sku.mpn ?? '',
    price: reais(sku.precoPor),
    compareAtPrice: sku.precoDe === null ? '' : reais(sku.precoDe),
    quantity: String(sku.estoque),
    grams: figure(sku.peso),
    heightMm: figure(sku.altura),
    widthMm: figure(sku.largura),
    lengthMm: figure(sku.comprimento),
    cost: sku.custo === null ? '' : reais(sku.custo),
    minimumStock: figure(sku.estoqueMinimo),
    restockDate: sku.previsaoReposicao ?? '',
    option1Value: first?.valor ?? '',
    option2Value: second?.valor ?? '',
    option3Value: third?.valor ?? '',
    variantImage: fotos[sku.midias[0] ?? -1]?.fonte ?? '',
  }
}

function pictureCells({ fotos }: WrittenProduct, i: number): Cells {
  const foto = fotos[i]

  return foto ? { imageSrc: foto.fonte, imagePosition: String(i + 1), imageAlt: foto.alt } : {}
}

function mediaCells({ sons, giro }: WrittenProduct, i: number): Cells {
  const sound = sons[i]
  const soundCells = sound && {
    soundSrc: sound.fonte,
    soundTitle: sound.titulo,
    soundString: figure(sound.corda),
    soundComputed: sound.sintetizado ? 'sim' : '',
  }

  return { spinImage: giro[i] ?? '', ...soundCells }
}

function pairsOf(sku: WrittenProduct['skus'][number] | undefined): readonly Pair[] {
  if (!sku) return []
  const { unico, simples } = sku.atributos

  return unico ? [unico, ...simples] : simples
}

function figure(measure: number | null): string {
  return measure === null ? '' : String(measure)
}

/** Escapes commas in a part of a comma-separated cell. */
function escaped(part: string): string {
  return part.replaceAll(',', '\\,')
}

function reais(centavos: number): string {
  return `${Math.trunc(centavos / 100)},${String(centavos % 100).padStart(2, '0')}`
}

function withoutEmpty(row: CsvRow): CsvRow {
  const { line, unknown, overflows, ...cells } = row

  return {
    ...Object.fromEntries(Object.entries(cells).filter(([, valor]) => valor !== '')),
    line,
    unknown,
    overflows,
  }
}
