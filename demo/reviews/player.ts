import { chance, pick } from '#demo/catalogue/chance.ts'
import { familyOfCategory } from '#demo/catalogue/collections/specification-templates.ts'
import type { Family } from '#domain/instruments/families/family.ts'
import { instrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { usualScales } from '#domain/instruments/sizes/usual-scale.ts'
import { LEVEL_WORDS, type Player, type Style } from '#domain/review/player.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { ReviewedProduct } from './voice-of.ts'

const CLASSICAL: readonly [Style, ...Style[]] = [
  'erudito',
  'erudito',
  'erudito',
  'choro',
  'gospel',
  'folk',
  'mpb',
]
const POPULAR: readonly [Style, ...Style[]] = [
  'mpb',
  'samba',
  'sertanejo',
  'gospel',
  'choro',
  'rock',
  'folk',
  'outro',
]
const ELECTRIC: readonly [Style, ...Style[]] = ['rock', 'rock', 'gospel', 'jazz', 'mpb', 'sertanejo', 'outro']

/** Who wrote the review of this number: two of three say what they play, half of all how far they are. */
export function playerOf(product: ReviewedProduct, id: string, ageMs: number): Player {
  const { slug, categoria } = product
  const says = (what: string, share: number) => chance(slug, id, what) < share
  const familia = familyOfCategory(categoria)
  const months = Math.floor(chance(slug, id, 'meses') * Math.min(18, 1 + ageMs / (30 * DAY_MS)))

  return {
    toca: familia !== null && says('toca', 0.66) ? codeOf(product, familia, id) : null,
    nivel: says('nivel', 0.5) ? pick(LEVEL_WORDS, slug, id, 'qual nivel') : null,
    estilo:
      familia !== null && says('estilo', 0.45) ? pick(stylesOf(familia), slug, id, 'qual estilo') : null,
    meses: says('uso', 0.5) ? months : null,
  }
}

/** The size in the product's name, or the usual one. */
function codeOf({ slug, nome }: ReviewedProduct, familia: Family, id: string): string {
  const sizes = sizesOf(familia)
  const named = sizes.find((size) => nome.includes(size.nome))
  const [usualMm] = usualScales(familia)
  const usual = sizes.find((size) => size.usualMm === usualMm) ?? sizes[0]
  const size = named ?? (chance(slug, id, 'diz tamanho') < 0.5 ? usual : undefined)
  const tamanho = size?.nome ?? null

  return instrumentCode({ familia, tamanho, escala: null, cordas: null })
}

function stylesOf(familia: Family): readonly [Style, ...Style[]] {
  if (familia === 'guitarra' || familia === 'baixo') return ELECTRIC

  return familia.startsWith('viol') && familia !== 'violaCaipira' && !familia.startsWith('violao')
    ? CLASSICAL
    : POPULAR
}
