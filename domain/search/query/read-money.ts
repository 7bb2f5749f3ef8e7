import type { PriceRange } from '#domain/listing/listing-url.ts'
import { sameLength, without } from './same-length.ts'

/** The price range and sort order in a text, and the text without them. */
export type PriceRequest = {
  rest: string
  range: PriceRange | null
  order: 'Menor preço' | 'Maior preço' | null
}

/** Reads prices in whole reais from a text: `violão até 500 reais`, `entre 300 e 800`, `menos de mil`, `barato`. */
export function readMoney(text: string): PriceRequest {
  const ranged = readRange(text)
  const ordered = readOrder(ranged.rest)

  return { rest: ordered.rest.replace(/\s+/g, ' ').trim(), range: ranged.range, order: ordered.order }
}

const WORDS: Record<string, number> = {
  dez: 10,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
}

const THOUSANDS: Record<string, number> = {
  mil: 1,
  um: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
}

const CURRENCY = '(?:reais|real|rs|contos?|pilas?|mangos?|brl)'
const HUNDREDS = `(?:${Object.keys(WORDS).join('|')})`
const NUMBER = '(?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})(?:,\\d{1,2})?(?:\\s?(?:mil|k))?'
const SPELT = `(?:(?:(?:um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) )?mil(?: e ${HUNDREDS})?|${HUNDREDS}(?: e ${HUNDREDS})?)`
/** A number followed by a unit is not an amount. */
const AMOUNT = `(?:r\\$ ?)?(?:${NUMBER}|${SPELT})(?![\\w/.,]*\\d)(?! ?(?:anos?|aninhos|cordas?|metros?|m|mm|cm|pol|polegadas?|"|kg|g|trastes?|pecas?|unidades?|meses|dias|x)(?![a-z]))(?: ?${CURRENCY}(?![a-z]))?`
const START = '(?<![a-z0-9])'

const UP_TO = new RegExp(
  `${START}(?:por menos d[eo]|com ate|menos d[eo](?: que)?|menor que|abaixo d[eo]|ate no maximo|no maximo(?: ate)?|maximo(?: de)?|inferior a|ate(?: uns| umas)?|tenho) (${AMOUNT})`,
)
const FROM = new RegExp(
  `${START}(?:acima d[eo]|mais d[eo](?: que)?|mais que|a partir d[eo]|maior que|superior a|no minimo|minimo(?: de)?|desde) (${AMOUNT})`,
)
const BETWEEN = new RegExp(`${START}(?:entre|de) (${AMOUNT}) (?:e|a|ate) (${AMOUNT})`)
const ABOUT = new RegExp(
  `${START}(?:(?:na|numa|em) faixa d[eo]s?|faixa d[eo]s?|em torno d[eo]|por volta d[eo]|cerca d[eo]|mais ou menos|aproximadamente|uns) (${AMOUNT})`,
)
/** A number without a preposition is an amount only with its currency. */
const BARE = new RegExp(
  `${START}(?:por |de |a )?(r\\$ ?(?:${NUMBER}|${SPELT})(?: ?${CURRENCY}(?![a-z]))?|(?:${NUMBER}|${SPELT}) ?${CURRENCY}(?![a-z]))`,
)

/** An approximate price ("uns 500") means this fraction less or more. */
const TOLERANCE = 0.3

/** Smaller numbers are more likely sizes, gauges or counts. */
const MIN_PRICE = 5

function readRange(text: string): { rest: string; range: PriceRange | null } {
  const plain = sameLength(text)
  const rules: [RegExp, (a: number, b: number) => PriceRange][] = [
    [BETWEEN, (a, b) => ({ de: Math.min(a, b), ate: Math.max(a, b) })],
    [UP_TO, (a) => ({ de: null, ate: a })],
    [FROM, (a) => ({ de: a, ate: null })],
    [ABOUT, (a) => ({ de: Math.floor(a * (1 - TOLERANCE)), ate: Math.ceil(a * (1 + TOLERANCE)) })],
    [BARE, (a) => ({ de: null, ate: a })],
  ]
  for (const [rule, rangeOf] of rules) {
    const match = rule.exec(plain)
    const [first, second = first] = (match?.slice(1) ?? []).map(amountOf)
    if (!match || first === undefined || second === undefined) continue
    // `de 4 a 5 cordas`, `até 3/4`
    if (Math.max(first, second) < MIN_PRICE || !plausible(match[0])) continue

    return { rest: without(text, match.index, match[0].length), range: rangeOf(first, second) }
  }
  return { rest: text, range: null }
}

/** `de 10 a 46` is a gauge: without a currency, a range that begins with `de` needs three digits. */
function plausible(match: string): boolean {
  if (new RegExp(`r\\$|${CURRENCY}(?![a-z])|mil|${HUNDREDS}`).test(match)) return true
  if (match.startsWith('de ')) return (match.match(/[1-9]\d{2,}/g) ?? []).length > 1

  return !/(?<![\d.,])0\d/.test(match)
}

/** Returns a typed amount in whole reais; undefined if it is not an amount. */
function amountOf(typed: string): number | undefined {
  const text = typed.replace(/r\$|(?:reais|real|rs|contos?|pilas?|mangos?|brl)$/g, '').trim()
  const digits = /^([\d.]+)(?:,(\d{1,2}))?\s?(mil|k)?$/.exec(text)
  if (digits) {
    const whole = Number(`${digits[1]?.replaceAll('.', '')}.${digits[2] ?? '0'}`)
    const amount = digits[3] ? whole * 1000 : whole
    return Number.isFinite(amount) && amount <= 9_999_999 ? Math.ceil(amount) : undefined
  }
  return spelt(text)
}

/** `dois mil e quinhentos`, `duzentos e cinquenta`. */
function spelt(text: string): number | undefined {
  const words = text.split(/\s+/).filter((word) => word !== 'e')
  const at = words.indexOf('mil')
  const thousands = at < 0 ? 0 : (THOUSANDS[words[at - 1] ?? 'mil'] ?? 1) * 1000
  const sum = words.slice(at + 1).reduce((total, word) => total + (WORDS[word] ?? 0), thousands)

  return sum > 0 ? sum : undefined
}

const CHEAP =
  /(?<![a-z])(?:(?:o|a|os|as) )?(?:mais |bem |bom e |boa e |bons e |boas e )?(?:barat(?:o|a|os|as|inho|inha|inhos|inhas|issimo)|em conta|economic[oa]s?|(?:de )?(?:menor|baixo) (?:preco|custo)|cheap)(?![a-z])/
const EXPENSIVE = /(?<![a-z])(?:(?:o|a|os|as) )?mais car[oa]s?(?![a-z])/

function readOrder(text: string): Pick<PriceRequest, 'rest' | 'order'> {
  const plain = sameLength(text)
  const cheap = CHEAP.exec(plain)
  if (cheap) return { rest: without(text, cheap.index, cheap[0].length), order: 'Menor preço' }
  const expensive = EXPENSIVE.exec(plain)
  if (expensive) return { rest: without(text, expensive.index, expensive[0].length), order: 'Maior preço' }

  return { rest: text, order: null }
}
