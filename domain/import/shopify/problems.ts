import { problem } from '#domain/format/field-problem.ts'
import { slugOf } from '#domain/format/slug.ts'
import { TOO_MANY_CELLS } from '#domain/import/csv/csv-line.ts'
import { nameProblem, slugProblem } from '#domain/product/product-fields.ts'
import { readRestockDate } from '#domain/product/restock-date.ts'
import { codeProblem, MAX_SKUS, measureProblem, minimumStockProblem } from '#domain/product/sku-problems.ts'
import type { Column, CsvRow } from './columns.ts'
import { smallMeasureOf } from './measures.ts'
import { mediaProblems } from './media.ts'
import { MAX_OPTION, optionsOf } from './options.ts'
import { centavos } from './price.ts'

/** An invalid line and the reason, as a sentence for the merchant; `campo` is the product field, if there is one. */
export type CsvProblem = { line: number; campo?: string; motivo: string }

/** Returns every problem in the rows that share a handle; empty if they are a valid product. */
export function problemsOf(first: CsvRow, rows: CsvRow[]): CsvProblem[] {
  const variants = rows.filter(isVariant)

  return [
    ...ofFields(first).map((one) => ({ line: first.line, ...one })),
    ...ofProduct(first, variants).map((motivo) => ({ line: first.line, motivo })),
    ...rows.flatMap((row) => ofRow(row, first).map((motivo) => ({ line: row.line, motivo }))),
    ...variants.flatMap((row) => ofVariantFields(row).map((one) => ({ line: row.line, ...one }))),
    ...variants.flatMap((row) => ofVariant(row).map((motivo) => ({ line: row.line, motivo }))),
    ...duplicates(first, variants),
    ...mediaProblems(first, rows),
  ]
}

/** Returns whether a row adds a SKU, and not only a picture. */
export function isVariant(row: CsvRow): boolean {
  return [row.price, row.sku, row.option1Value].some((cell) => cell !== undefined)
}

type Named = { campo: string; motivo: string }

/** Applies the rules of the product form to the fields. */
function ofFields({ handle = '', title = '' }: CsvRow): Named[] {
  return named([...problem('slug', slugProblem(slugOf(handle))), ...problem('nome', nameProblem(title))])
}

function ofVariantFields({ sku, minimumStock = '', ...row }: CsvRow): Named[] {
  return named([
    ...problem('sku', sku === undefined ? null : codeProblem(sku)),
    ...problem('estoqueMinimo', WHOLE.test(minimumStock) ? minimumStockProblem(Number(minimumStock)) : null),
    ...MEASURES.flatMap(([column, campo]) => {
      const measure = smallMeasureOf(row[column] ?? '')
      // Zero means not measured.
      return problem(campo, measure === 0 ? null : measureProblem(measure))
    }),
  ])
}

function named(problems: ReturnType<typeof problem>): Named[] {
  return problems.map(({ campo, mensagem }) => ({ campo, motivo: mensagem }))
}

const WHOLE = /^\d{1,7}$/

function ofProduct({ giftCard = '' }: CsvRow, variants: CsvRow[]): string[] {
  const reasons: [boolean, string][] = [
    [
      /^(true|yes|sim)$/i.test(giftCard),
      'É um vale-presente, e a loja não vende vale-presente como produto.',
    ],
    [variants.length === 0, 'Nenhuma linha do produto tem preço.'],
    [variants.length > MAX_SKUS, `O produto tem ${variants.length} variações; cabem ${MAX_SKUS}.`],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}

function ofRow(row: CsvRow, first: CsvRow): string[] {
  const reasons: [boolean, string][] = [
    [row.overflows, TOO_MANY_CELLS],
    [
      row.title !== undefined && first.title !== undefined && row.title !== first.title,
      `O Handle já é do produto “${first.title}”, da linha ${first.line}.`,
    ],
    [row.furtherOption !== undefined, 'Um produto tem no máximo três opções.'],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}

function ofVariant({ price, compareAtPrice, quantity, ...row }: CsvRow): string[] {
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
    ...measures(row),
    [
      row.promotionalPrice !== undefined && centavos(row.promotionalPrice) === null,
      `O preço promocional “${row.promotionalPrice}” não é um valor como 1299.90.`,
    ],
    [
      row.cost !== undefined && centavos(row.cost) === null,
      `O custo “${row.cost}” não é um valor como 800.00.`,
    ],
    [
      row.minimumStock !== undefined && !WHOLE.test(row.minimumStock),
      `O estoque mínimo “${row.minimumStock}” não é um número inteiro.`,
    ],
    [
      row.restockDate !== undefined && readRestockDate(row.restockDate) === null,
      `A previsão de reposição “${row.restockDate}” não é uma data como 12/12/2026.`,
    ],
    [
      options.some((valor = '') => valor.length > MAX_OPTION),
      `O valor de uma opção tem mais de ${MAX_OPTION} letras.`,
    ],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}

const MEASURES = [
  ['grams', 'peso', 'gramas'],
  ['heightMm', 'altura', 'milímetros'],
  ['widthMm', 'largura', 'milímetros'],
  ['lengthMm', 'comprimento', 'milímetros'],
] as const

/** Columns that `canonicalRows` could not convert to grams or millimetres. */
const LARGE_MEASURES = [
  ['kilograms', 'peso', 'quilos'],
  ['heightCm', 'altura', 'centímetros'],
  ['widthCm', 'largura', 'centímetros'],
  ['lengthCm', 'comprimento', 'centímetros'],
] as const

function measures(row: { [Name in Column]?: string | undefined }): [boolean, string][] {
  const unread = [
    ...MEASURES.filter(([column]) => row[column] !== undefined && smallMeasureOf(row[column]) === null),
    ...LARGE_MEASURES.filter(([column]) => row[column] !== undefined),
  ]

  return unread.map(([column, what, unit]) => [
    true,
    `O campo ${what}, “${row[column]}”, não é um número de ${unit} que se possa ler de um só jeito.`,
  ])
}

function duplicates(first: CsvRow, variants: CsvRow[]): CsvProblem[] {
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
