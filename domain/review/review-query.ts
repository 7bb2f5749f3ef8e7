import { familyOf, type Reader } from './likeness.ts'
import { readPlayer } from './player.ts'

/** The parameters of the page of a product's reviews, as its form sends them. */
export const REVIEW_PARAMETERS = [
  'toca',
  'nivel',
  'estilo',
  'so',
  'meses',
  'nota',
  'fotos',
  'ordem',
  'pg',
] as const

/** What of the reader a review's author must share to be shown. */
export const SHARED_FIELDS = ['toca', 'nivel', 'estilo'] as const

/** How reviews are sorted. `parecidas`: those of players like the reader first. */
export const READER_ORDERS = ['parecidas', 'uteis', 'recentes'] as const

export type SharedField = (typeof SHARED_FIELDS)[number]
export type ReaderOrder = (typeof READER_ORDERS)[number]

/** The least months of use that can be chosen. */
export const LEAST_MONTHS = [1, 3, 6, 12, 24] as const

/** Which reviews of a product somebody wants to read, and in which order. */
export type ReviewQuery = Reader & {
  /** The fields in which authors must be as the reader; of the instrument, its family. */
  so: SharedField[]
  /** The least months of use; null for any. */
  meses: number | null
  nota: number | null
  /** Only those with pictures. */
  fotos: boolean
  ordem: ReaderOrder
  pg: number
}

/** The same as text; anyone can write an address. `so` is separated by commas. */
export type TypedReviewQuery = Partial<Record<(typeof REVIEW_PARAMETERS)[number], string>>

/** Reads an address. Anything unknown was not chosen; who says what they play reads those like them first. */
export function readReviewQuery(typed: TypedReviewQuery): ReviewQuery {
  const { toca = '', nivel = '', estilo = '', so = '', pg = '' } = typed
  const { meses: _months, ...reader } = readPlayer({ toca, nivel, estilo, meses: '' })
  const shared = so.split(',')
  const saysAny = SHARED_FIELDS.some((field) => reader[field] !== null)
  const ordem = READER_ORDERS.find((word) => word === typed.ordem) ?? 'parecidas'

  return {
    ...reader,
    so: SHARED_FIELDS.filter((field) => shared.includes(field) && reader[field] !== null),
    meses: LEAST_MONTHS.find((months) => String(months) === typed.meses) ?? null,
    nota: [5, 4, 3, 2, 1].find((stars) => String(stars) === typed.nota) ?? null,
    fotos: typed.fotos === '1',
    ordem: ordem === 'parecidas' && !saysAny ? 'uteis' : ordem,
    pg: /^[1-9]\d{0,3}$/.test(pg) ? Number(pg) : 1,
  }
}

/** Whether an address shows all reviews, in their usual order. */
export function isUnfiltered({ toca, nivel, estilo, meses, nota, fotos, ordem }: ReviewQuery): boolean {
  return [toca, nivel, estilo, meses, nota].every((value) => value === null) && !fotos && ordem === 'uteis'
}

/** The address of a product's reviews; `pg` 1 and what was not chosen are left out. */
export function reviewsAddress(idProduto: number, query?: ReviewQuery): string {
  const path = `/avaliacoes/${idProduto}`
  if (!query) return path
  const { toca, nivel, estilo, so, meses, nota, fotos, ordem, pg } = query
  const usual = (toca ?? nivel ?? estilo) ? 'parecidas' : 'uteis'
  const written: [string, string | number | null][] = [
    ['toca', toca],
    ['nivel', nivel],
    ['estilo', estilo],
    ...so.map((field): [string, string] => ['so', field]),
    ['meses', meses],
    ['nota', nota],
    ['fotos', fotos ? 1 : null],
    ['ordem', ordem === usual ? null : ordem],
    ['pg', pg > 1 ? pg : null],
  ]
  const given = written.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))

  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** The instrument whose players' reviews alone are shown: any of its sizes. */
export function familyShown({ so, toca }: ReviewQuery): string | null {
  return so.includes('toca') && toca !== null ? familyOf(toca) : null
}
