import { randomId } from '#admin/components/random-id.ts'
import { slugOf } from '#domain/format/slug.ts'
import { MAX_SKUS } from '#domain/product/sku-problems.ts'
import type { DraftSku } from '../product/product-draft.ts'

/**
 * An attribute in which a product's variants differ. `unico`: chosen by picture; a product has one such attribute at
 * most.
 */
export type VariantAttribute = { label: string; valores: string[]; unico: boolean }

/**
 * Maximum lengths: of the name's part in a code made from a name, and of a code before its number. The store takes 50
 * characters.
 */
const MAX_NAME_STEM = 28
const MAX_CODE = 46

/** Returns the attributes of these SKUs, with their values in order of first appearance. */
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
 * Returns one SKU for each combination of the attributes' values. Existing SKUs stay unchanged; a new one copies the
 * first, without its codes, stock and pictures. When the first attribute is added, the product's only SKU becomes the
 * first variant; when the last is removed, the first variant becomes the only SKU. Codes are unique in the whole shop,
 * so without a product code they begin with the product's name.
 */
export function combineVariants(
  skus: readonly DraftSku[],
  attributes: readonly VariantAttribute[],
  productName: string,
): DraftSku[] {
  const used = usedAttributes(attributes)
  const [first] = skus
  if (!first) return []
  const plain = attributesOf(skus).length === 0
  const alone = plain || used.length === 0
  const known = new Map(skus.map((sku) => [nameOf(sku), sku]))
  const usedCodes = new Set(skus.map(({ sku }) => sku))
  const stem = stemOf(first, plain).trim() || nameStem(productName)

  return combinations(used)
    .slice(0, MAX_SKUS)
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
      const code = () => freeCode(stem, pairs, usedCodes)
      if (there) return { ...there, sku: there.sku.trim() === '' ? code() : there.sku, atributos: clean }
      const sku = code()
      return {
        ...first,
        chave: randomId(),
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

/** Returns the attributes that make variants: those with a name and a value. */
export function usedAttributes(attributes: readonly VariantAttribute[]): VariantAttribute[] {
  return attributes.filter(({ label, valores }) => label.trim() !== '' && valores.length > 0)
}

/** Returns a variant's display name: `Preto, 4/4`. */
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

/** The common start of the variants' codes: the product's own code, without the part that names its first variant. */
function stemOf(first: DraftSku, plain: boolean): string {
  if (plain) return first.sku
  const own = [first.atributos.unico, ...first.atributos.simples].flatMap((pair) =>
    pair ? [slugOf(pair.valor)] : [],
  )
  const end = `-${own.join('-')}`.toUpperCase()

  return first.sku.toUpperCase().endsWith(end) ? first.sku.slice(0, -end.length) : first.sku
}

/** Returns as many whole words of a product's name as fit. */
function nameStem(productName: string): string {
  const words = slugOf(productName).split('-')
  const fitting = words.filter((_, i) => words.slice(0, i + 1).join('-').length <= MAX_NAME_STEM)

  return fitting.join('-') || (words[0] ?? '').slice(0, MAX_NAME_STEM)
}

/** Returns a unique code; empty without a stem, since values alone are the same in many products. */
function freeCode(stem: string, pairs: readonly Pair[], usedCodes: Set<string>): string {
  if (stem === '') return ''
  const values = pairs.map(({ valor }) => slugOf(valor))
  const code = [stem, ...values].filter(Boolean).join('-').toUpperCase().slice(0, MAX_CODE)
  let free = code
  for (let n = 2; usedCodes.has(free); n++) free = `${code}-${n}`
  usedCodes.add(free)

  return free
}
