import { slugOf } from '#domain/format/slug.ts'
import type { Column, CsvRow } from './columns.ts'
import { smallMeasureOf } from './measures.ts'
import { MAX_OPTION, optionsOf } from './options.ts'
import { centavos } from './price.ts'

/** A bad line and why it is bad, in words for the merchant. */
export type CsvProblem = { line: number; motivo: string }

/** What the catalogue holds of a product at most. */
const LIMIT = { nome: 120, slug: 120, sku: 50, skus: 200 }

/** What keeps the rows that share a handle from being a product: every bad line of them, with its reason. */
export function problemsOf(first: CsvRow, rows: CsvRow[]): CsvProblem[] {
  const variants = rows.filter(isVariant)

  return [
    ...ofProduct(first, variants).map((motivo) => ({ line: first.line, motivo })),
    ...rows.flatMap((row) => ofRow(row, first).map((motivo) => ({ line: row.line, motivo }))),
    ...variants.flatMap((row) => ofVariant(row).map((motivo) => ({ line: row.line, motivo }))),
    ...twins(first, variants),
  ]
}

/** A row that adds something to buy, and not only a picture. */
export function isVariant(row: CsvRow): boolean {
  return [row.price, row.sku, row.option1Value].some((cell) => cell !== undefined)
}

function ofProduct({ handle = '', title = '', giftCard = '' }: CsvRow, variants: CsvRow[]): string[] {
  const slug = slugOf(handle)
  const reasons: [boolean, string][] = [
    [slug === '', 'O endereço (Handle) está vazio ou não forma um endereço.'],
    [slug.length > LIMIT.slug, `O endereço (Handle) tem ${slug.length} letras; cabem ${LIMIT.slug}.`],
    [title === '', 'O nome (Title) está vazio.'],
    [title.length > LIMIT.nome, `O nome tem ${title.length} letras; cabem ${LIMIT.nome}.`],
    [
      /^(true|yes|sim)$/i.test(giftCard),
      'É um vale-presente, e a loja não vende vale-presente como produto.',
    ],
    [variants.length === 0, 'Nenhuma linha do produto tem preço.'],
    [variants.length > LIMIT.skus, `O produto tem ${variants.length} variações; cabem ${LIMIT.skus}.`],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}

function ofRow(row: CsvRow, first: CsvRow): string[] {
  const reasons: [boolean, string][] = [
    [
      row.overflows,
      'A linha tem mais células que o cabeçalho: falta pôr entre aspas um texto com separador?',
    ],
    [
      row.title !== undefined && first.title !== undefined && row.title !== first.title,
      `O Handle já é do produto “${first.title}”, da linha ${first.line}.`,
    ],
    [row.furtherOption !== undefined, 'Um produto tem no máximo três opções.'],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}

function ofVariant({ price, compareAtPrice, quantity, grams, sku = '', ...row }: CsvRow): string[] {
  const options = [row.option1Value, row.option2Value, row.option3Value]
  const reasons: [boolean, string][] = [
    [price === undefined, 'Falta o preço da variação.'],
    [price !== undefined && centavos(price) === null, `O preço “${price}” não é um valor como 1299.90.`],
    [
      compareAtPrice !== undefined && centavos(compareAtPrice) === null,
      `O preço anterior “${compareAtPrice}” não é um valor como 1299.90.`,
    ],
    [
      quantity !== undefined && !/^-?\d{1,7}$/.test(quantity),
      `O estoque “${quantity}” não é um número inteiro.`,
    ],
    ...measures({ ...row, grams }),
    [
      row.promotionalPrice !== undefined && centavos(row.promotionalPrice) === null,
      `O preço promocional “${row.promotionalPrice}” não é um valor como 1299.90.`,
    ],
    [
      row.cost !== undefined && centavos(row.cost) === null,
      `O custo “${row.cost}” não é um valor como 800.00.`,
    ],
    [
      row.minimumStock !== undefined && !/^\d{1,6}$/.test(row.minimumStock),
      `O estoque mínimo “${row.minimumStock}” não é um número inteiro.`,
    ],
    [sku.length > LIMIT.sku, `O SKU tem ${sku.length} letras; cabem ${LIMIT.sku}.`],
    [
      options.some((valor = '') => valor.length > MAX_OPTION),
      `O valor de uma opção tem mais de ${MAX_OPTION} letras.`,
    ],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}

const MEASURES = [
  ['grams', 'peso', 'gramas', 10_000_000],
  ['kilograms', 'peso', 'quilos', 0],
  ['heightMm', 'altura', 'milímetros', 100_000],
  ['heightCm', 'altura', 'centímetros', 0],
  ['widthMm', 'largura', 'milímetros', 100_000],
  ['widthCm', 'largura', 'centímetros', 0],
  ['lengthMm', 'comprimento', 'milímetros', 100_000],
  ['lengthCm', 'comprimento', 'centímetros', 0],
] as const

/** Kilograms and centimetres that are still here could not be made grams and millimetres of. */
function measures(row: { [Name in Column]?: string | undefined }): [boolean, string][] {
  return MEASURES.map(([column, what, unit, most]) => {
    const text = row[column]
    const measure = text === undefined || most === 0 ? null : smallMeasureOf(text)
    return [
      text !== undefined && (measure === null || measure > most),
      `O campo ${what}, “${text}”, não é um número de ${unit} que se possa ler de um só jeito.`,
    ]
  })
}

function twins(first: CsvRow, variants: CsvRow[]): CsvProblem[] {
  const seen = new Map<string, number>()
  return variants.flatMap((row) => {
    const choice = optionsOf(row, first)
      .map(({ valor }) => valor)
      .join(' / ')
    const twin = seen.get(choice)
    if (twin === undefined) seen.set(choice, row.line)
    if (twin === undefined) return []
    const motivo =
      choice === ''
        ? `O produto já tem preço na linha ${twin}, e nenhuma opção distingue as duas.`
        : `A variação “${choice}” já está na linha ${twin}.`
    return [{ line: row.line, motivo }]
  })
}
