import { slugOf } from '#domain/format/slug.ts'
import { isGtin13 } from '#domain/product/gtin.ts'
import { readRestockDate } from '#domain/product/restock-date.ts'
import { listOf } from './canonical-rows.ts'
import type { CsvRow } from './columns.ts'
import { smallMeasureOf } from './measures.ts'
import { soundsOf, spinOf, videoOf } from './media.ts'
import { type Option, optionsOf, rolesOf } from './options.ts'
import { centavos } from './price.ts'
import { type CsvProblem, isVariant, problemsOf } from './problems.ts'

const UNKNOWN_CATEGORY = 'Outros'

/** Sort position of a picture without a position. */
const LAST = 1e6

/** A picture of the file: a URL or a path relative to the file, and the line that contains it. */
type CsvPicture = { fonte: string; alt: string; line: number }

export type CsvProduct = ReturnType<typeof assemble>

/**
 * Builds one product from the rows that share a handle: the first row describes it, further rows add SKUs and pictures.
 * Returns either the whole product or its problems, never a part.
 */
export function productOf(rows: CsvRow[]): { produto: CsvProduct } | { problemas: CsvProblem[] } {
  const [first] = rows
  if (!first) return { problemas: [] }
  const problemas = problemsOf(first, rows)

  return problemas.length > 0 ? { problemas } : { produto: assemble(first, rows) }
}

function assemble(first: CsvRow, rows: CsvRow[]) {
  const variants = rows.filter(isVariant)
  const fotos = picturesOf(rows, first.title ?? '')
  const roles = rolesOf(variants.map((row) => ({ options: optionsOf(row, first), image: row.variantImage })))
  const slug = slugOf(first.handle ?? '')

  return {
    slug,
    nome: first.title ?? '',
    marca: first.vendor ?? 'Sem marca',
    categoria: categoryOf(first),
    /** Further categories, as paths of names; null if the file has no such column. */
    categorias:
      first.alsoIn === undefined
        ? null
        : listOf(first.alsoIn)
            .map((path) => levelsOf(path).slice(0, 3))
            .filter((levels) => levels.length > 0),
    descricao: first.body ?? first.shortBody ?? '',
    descricaoCurta: first.shortBody ?? null,
    /** Null if the file has none, or not with eight digits. */
    ncm: ncmOf(first.ncm),
    caracteristicas: specifications(rows),
    palavrasChave: (first.tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    situacao: isPublished(first) ? ('disponivel' as const) : ('inativo' as const),
    seo:
      first.seoTitle || first.seoDescription
        ? {
            title: shortened(first.seoTitle ?? first.title ?? '', 70),
            description: shortened(first.seoDescription ?? '', 170),
          }
        : null,
    fotos,
    /** Empty if the file has none: the product keeps its own. */
    sons: soundsOf(rows),
    giro: spinOf(rows),
    /** Null if the file has none: the product keeps its own. */
    video: videoOf(rows),
    skus: variants.map((row, i) => skuOf(row, { first, slug, position: i, roles, fotos })),
  }
}

type Place = {
  first: CsvRow
  slug: string
  position: number
  roles: { unico: string | null }
  fotos: CsvPicture[]
}

function skuOf(row: CsvRow, { first, slug, position, roles, fotos }: Place) {
  const precoPor = centavos(row.price) ?? 0
  const before = centavos(row.compareAtPrice)
  const options = optionsOf(row, first)
  const shown = fotos.findIndex(({ fonte }) => fonte === row.variantImage)
  const unico = options.find(({ label }) => label === roles.unico)

  return {
    sku: row.sku ?? `${abridged(slug)}-${position + 1}`,
    ean: gtin13(row.barcode),
    mpn: row.mpn?.slice(0, 60) ?? null,
    precoDe: before !== null && before > precoPor ? before : null,
    precoPor,
    estoque: Math.max(0, Number(row.quantity ?? 0)),
    // Missing or 0 in the file means not measured.
    peso: smallMeasureOf(row.grams ?? '') || null,
    altura: smallMeasureOf(row.heightMm ?? '') || null,
    largura: smallMeasureOf(row.widthMm ?? '') || null,
    comprimento: smallMeasureOf(row.lengthMm ?? '') || null,
    custo: centavos(row.cost),
    estoqueMinimo: row.minimumStock === undefined ? null : Number(row.minimumStock),
    previsaoReposicao: row.restockDate === undefined ? null : readRestockDate(row.restockDate),
    atributos: {
      unico: unico ?? null,
      simples: options.filter((option): option is Option => option !== unico),
    },
    midias: shown === -1 ? [] : [shown],
  }
}

/** Shortens a slug so that it fits in a SKU code together with a number. */
function abridged(slug: string): string {
  return slug.length <= 44 ? slug : `${slug.slice(0, 22)}${slug.slice(-22)}`
}

/**
 * Returns pictures by position; rows without a position follow in file order, then pictures that only variants name.
 */
function picturesOf(rows: CsvRow[], nome: string): CsvPicture[] {
  const listed = rows
    .flatMap(({ imageSrc, imageAlt, imagePosition, line }) => {
      if (imageSrc === undefined) return []
      return [
        { fonte: imageSrc, alt: imageAlt ?? nome, line, place: Number.parseInt(imagePosition ?? '', 10) },
      ]
    })
    .sort((a, b) => (a.place || LAST) - (b.place || LAST))
  const ofVariants = rows.flatMap(({ variantImage, line }) =>
    variantImage === undefined ? [] : [{ fonte: variantImage, alt: nome, line }],
  )
  const bySource = new Map<string, CsvPicture>()
  for (const { fonte, alt, line } of [...listed, ...ofVariants])
    if (!bySource.has(fonte)) bySource.set(fonte, { fonte, alt: alt.slice(0, 200), line })

  return [...bySource.values()]
}

/** Returns one specification line per unknown column, with the distinct values of all rows. */
function specifications(rows: CsvRow[]) {
  const byLabel = Map.groupBy(
    rows.flatMap(({ unknown }) => unknown),
    ({ label }) => label,
  )

  return [...byLabel].map(([label, entries]) => ({
    label: shortened(label, 40),
    valor: shortened([...new Set(entries.map(({ valor }) => valor))].join(', '), 80),
    filtro: false,
  }))
}

function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}

function isPublished({ published, status }: CsvRow): boolean {
  return (
    !/^(false|no|n|não|nao|0|-1)$/i.test(published ?? '') && (status ?? 'active').toLowerCase() === 'active'
  )
}

/**
 * Returns the EAN of a barcode cell, or null if it has none.
 *
 * Shops export GTIN-13, GTIN-12 (without its leading zero) or any other text; spreadsheets add an
 * apostrophe.
 */
export function gtin13(barcode: string | undefined): string | null {
  const digits = (barcode ?? '').replace(/^'/, '')
  const gtin = digits.length === 12 ? `0${digits}` : digits
  return isGtin13(gtin) ? gtin : null
}

/**
 * Returns the merchant's own type, which may have three levels (`Cordas > Violino`); otherwise the last level of
 * Shopify's taxonomy.
 */
function categoryOf({ type, category }: CsvRow): string[] {
  const own = levelsOf(type).slice(0, 3)
  const names = own.length > 0 ? own : levelsOf(category).slice(-1)
  return names.length > 0 ? names : [UNKNOWN_CATEGORY]
}

/** `9207.10.10` and `92071010` are the same code. */
function ncmOf(text: string | undefined): string | null {
  const digits = (text ?? '').replace(/[.\s]/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}

function levelsOf(path = ''): string[] {
  return path
    .split('>')
    .map((part) => part.trim())
    .filter((part) => slugOf(part) !== '')
}
