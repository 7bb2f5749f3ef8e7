import { isGtin13 } from '../gtin.ts'
import { slugOf } from '../slug.ts'
import type { CsvRow } from './columns.ts'
import { type Option, optionsOf, rolesOf } from './options.ts'

/** Millimetres of the box of goods whose file does not tell any: a small parcel. */
const UNKNOWN_BOX = { altura: 60, largura: 160, comprimento: 240 }

/** Grams of goods whose file does not tell any. */
const UNKNOWN_WEIGHT = 300

const UNKNOWN_CATEGORY = 'Outros'

/** A picture of the file: an address or a path beside the file. */
export type CsvPicture = { fonte: string; alt: string }

/** A bad line and why it is bad, in words for the merchant. */
export type CsvProblem = { line: number; motivo: string }

export type CsvProduct = ReturnType<typeof assemble>

/**
 * One product from the rows that share a handle: the first names it, further ones add SKUs and pictures.
 * Either the whole product or its problems: nothing is half read.
 */
export function productOf(rows: CsvRow[]): { produto: CsvProduct } | { problemas: CsvProblem[] } {
  const [first] = rows
  if (!first) return { problemas: [] }
  const problemas = problemsOf(first, rows)

  return problemas.length > 0 ? { problemas } : { produto: assemble(first, rows) }
}

function problemsOf(first: CsvRow, rows: CsvRow[]): CsvProblem[] {
  const problems: CsvProblem[] = []
  const say = (line: number, motivo: string) => void problems.push({ line, motivo })

  if (!slugOf(first.handle ?? '')) say(first.line, 'A coluna Handle está vazia ou não forma um endereço.')
  if (!first.title) say(first.line, 'A coluna Title está vazia.')
  const variants = rows.filter(isVariant)
  if (variants.length === 0) say(first.line, 'Nenhuma linha do produto tem preço.')
  const seen = new Map<string, number>()
  for (const row of variants) {
    if (centavos(row.price) === null)
      say(row.line, `O preço "${row.price ?? ''}" não é um valor como 1299.90.`)
    if (row.compareAtPrice && centavos(row.compareAtPrice) === null)
      say(row.line, `O preço anterior "${row.compareAtPrice}" não é um valor como 1299.90.`)
    if (row.quantity && !/^-?\d{1,7}$/.test(row.quantity))
      say(row.line, `O estoque "${row.quantity}" não é um número inteiro.`)
    if (row.grams && !/^\d{1,8}([.,]\d+)?$/.test(row.grams))
      say(row.line, `O peso "${row.grams}" não é um número de gramas.`)
    const choice = optionsOf(row, first)
      .map(({ valor }) => valor)
      .join(' / ')
    const twin = seen.get(choice)
    if (twin !== undefined) say(row.line, `A variação "${choice}" já está na linha ${twin}.`)
    seen.set(choice, row.line)
  }
  return problems
}

function assemble(first: CsvRow, rows: CsvRow[]) {
  const variants = rows.filter(isVariant)
  const fotos = picturesOf(rows, first.title ?? '')
  const roles = rolesOf(variants.map((row) => ({ options: optionsOf(row, first), image: row.variantImage })))
  const slug = slugOf(first.handle ?? '')
  const categoria = first.type ?? lastPart(first.category) ?? UNKNOWN_CATEGORY

  return {
    slug,
    nome: (first.title ?? '').slice(0, 120),
    marca: first.vendor ?? 'Sem marca',
    categoria: categoria
      .split('>')
      .map((part) => part.trim())
      .filter(Boolean)
      .slice(0, 3),
    descricao: first.body ?? '',
    caracteristicas: specifications(first),
    palavrasChave: (first.tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    situacao: isPublished(first) ? ('disponivel' as const) : ('inativo' as const),
    seo:
      first.seoTitle || first.seoDescription
        ? {
            title: (first.seoTitle ?? '').slice(0, 70),
            description: (first.seoDescription ?? '').slice(0, 170),
          }
        : null,
    fotos,
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
    sku: row.sku ?? `${slug}-${position + 1}`.slice(0, 50),
    ean: gtin13(row.barcode),
    mpn: null,
    precoDe: before !== null && before > precoPor ? before : null,
    precoPor,
    estoque: Math.max(0, Number(row.quantity ?? 0)),
    peso: Math.round(Number((row.grams ?? '').replace(',', '.'))) || UNKNOWN_WEIGHT,
    ...UNKNOWN_BOX,
    atributos: {
      unico: unico ?? null,
      simples: options.filter((option): option is Option => option !== unico),
    },
    midias: shown === -1 ? [] : [shown],
  }
}

/** In the order of their positions; rows without one follow in the order of the file. */
function picturesOf(rows: CsvRow[], nome: string): CsvPicture[] {
  const listed = rows
    .filter((row) => row.imageSrc)
    .sort((a, b) => Number(a.imagePosition ?? 1e6) - Number(b.imagePosition ?? 1e6))
    .map((row) => ({ fonte: row.imageSrc ?? '', alt: (row.imageAlt ?? nome).slice(0, 200) }))
  const ofVariants = rows
    .filter((row) => row.variantImage)
    .map((row) => ({ fonte: row.variantImage ?? '', alt: nome.slice(0, 200) }))

  return [
    ...new Map(
      [...ofVariants, ...listed.toReversed()].toReversed().map((each) => [each.fonte, each]),
    ).values(),
  ]
}

function specifications(first: CsvRow) {
  return first.unknown.map(({ label, valor }) => ({
    label: label.slice(0, 40),
    valor: valor.slice(0, 80),
    filtro: false,
  }))
}

function isVariant(row: CsvRow): boolean {
  return row.price !== undefined
}

function isPublished({ published, status }: CsvRow): boolean {
  return !/^(false|no|não)$/i.test(published ?? '') && (status ?? 'active').toLowerCase() === 'active'
}

/** "1299.90" as centavos; null for anything that is not a plain amount. */
function centavos(text: string | undefined): number | null {
  const [, reais, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? []
  return reais === undefined ? null : Number(reais) * 100 + Number(cents.padEnd(2, '0') || 0)
}

/** Shops export GTIN-13, GTIN-12 (without its leading zero) or anything that fits the cell; spreadsheets add a quote. */
function gtin13(barcode: string | undefined): string | null {
  const digits = (barcode ?? '').replace(/^'/, '')
  const gtin = digits.length === 12 ? `0${digits}` : digits
  return isGtin13(gtin) ? gtin : null
}

function lastPart(category: string | undefined): string | undefined {
  return category?.split('>').at(-1)?.trim()
}
