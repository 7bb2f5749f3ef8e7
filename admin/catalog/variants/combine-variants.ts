import { slugOf } from '#domain/format/slug.ts'
import type { DraftSku } from '../product/product-draft.ts'

/** What tells a product's variants apart: `unico` is chosen by its pictures, of which there is one at most. */
export type VariantAttribute = { label: string; valores: string[]; unico: boolean }

/** More than anybody can look over, and what the shop takes. */
export const MAX_VARIANTS = 200

/** What a code made of a name takes of it, and all of a code before its number: the shop takes 50 characters. */
const MAX_NAME_STEM = 28
const MAX_CODE = 46

/** The attributes of these SKUs, values in the order in which they first stand there. */
export function attributesOf(skus: readonly DraftSku[]): VariantAttribute[] {
  const pairs = skus.flatMap(({ atributos: { unico, simples } }) => [
    ...(unico ? [{ ...unico, unico: true }] : []),
    ...simples.map((pair) => ({ ...pair, unico: false })),
  ])

  return [...Map.groupBy(pairs, ({ label }) => label)].map(([label, some]) => ({
    label,
    valores: [...new Set(some.map(({ valor }) => valor))],
    unico: some.some(({ unico }) => unico),
  }))
}

/**
 * A SKU for each combination of the attributes' values. One that is there already stays what it is; a new one is like the first,
 * without its codes, stock and pictures. A product without variants gives what it is to its first, and gets it back from it.
 * Codes are the shop's, not the product's: those of a product without one begin with its name.
 */
export function combineVariants(
  skus: readonly DraftSku[],
  attributes: readonly VariantAttribute[],
  productName: string,
): DraftSku[] {
  const used = attributes.filter(({ label, valores }) => label.trim() !== '' && valores.length > 0)
  const [first] = skus
  if (!first) return []
  const plain = attributesOf(skus).length === 0
  const alone = plain || used.length === 0
  const known = new Map(skus.map((sku) => [nameOf(sku), sku]))
  const taken = new Set(skus.map(({ sku }) => sku))
  const stem = stemOf(first, plain).trim() || nameStem(productName)

  return combinations(used)
    .slice(0, MAX_VARIANTS)
    .map((pairs, i) => {
      const atributos = {
        unico: pairs.find(({ unico }) => unico) ?? null,
        simples: pairs.filter(({ unico }) => !unico),
      }
      const clean = {
        unico: atributos.unico && pairOf(atributos.unico),
        simples: atributos.simples.map(pairOf),
      }
      const there = alone && i === 0 ? first : known.get(nameOf({ atributos: clean }))
      const code = () => freeCode(stem, pairs, taken)
      if (there) return { ...there, sku: there.sku.trim() === '' ? code() : there.sku, atributos: clean }
      const sku = code()
      return {
        ...first,
        chave: crypto.randomUUID(),
        id: null,
        sku,
        ean: null,
        mpn: null,
        estoque: 0,
        fotos: [],
        atributos: clean,
      }
    })
}

/** How people tell a variant: `Preto, 4/4`. */
export function nameOf({ atributos: { unico, simples } }: Pick<DraftSku, 'atributos'>): string {
  return [...(unico ? [unico.valor] : []), ...simples.map(({ valor }) => valor)].join(', ')
}

type Pair = { label: string; valor: string; unico: boolean }

function combinations(attributes: readonly VariantAttribute[]): Pair[][] {
  return attributes.reduce<Pair[][]>(
    (rows, { label, valores, unico }) =>
      rows.flatMap((row) => valores.map((valor) => [...row, { label: label.trim(), valor, unico }])),
    [[]],
  )
}

function pairOf({ label, valor }: Pair) {
  return { label, valor }
}

/** What the codes of the other variants begin with: the product's own code, without what tells its first variant. */
function stemOf(first: DraftSku, plain: boolean): string {
  if (plain) return first.sku
  const own = [first.atributos.unico, ...first.atributos.simples].flatMap((pair) =>
    pair ? [slugOf(pair.valor)] : [],
  )
  const end = `-${own.join('-')}`.toUpperCase()

  return first.sku.toUpperCase().endsWith(end) ? first.sku.slice(0, -end.length) : first.sku
}

/** The beginning of a product's name, in whole words as far as they fit. */
function nameStem(productName: string): string {
  const words = slugOf(productName).split('-')
  const fitting = words.filter((_, i) => words.slice(0, i + 1).join('-').length <= MAX_NAME_STEM)

  return fitting.join('-') || (words[0] ?? '').slice(0, MAX_NAME_STEM)
}

/** Empty without a stem: values alone are the same in every product that comes in them. */
function freeCode(stem: string, pairs: readonly Pair[], taken: Set<string>): string {
  if (stem === '') return ''
  const values = pairs.map(({ valor }) => slugOf(valor))
  const code = [stem, ...values].filter(Boolean).join('-').toUpperCase().slice(0, MAX_CODE)
  let free = code
  for (let n = 2; taken.has(free); n++) free = `${code}-${n}`
  taken.add(free)

  return free
}
