/** What an item of a list says for all pupils; `idSku` is null if it differs per pupil, or the buyer chooses. */
export type ListedItem = { idSku: number | null; quantidade: number }

/** What a pupil has instead. No units: the pupil doesn't need it. */
export type PupilChoice = { idSku: number | null; quantidade: number }

/** A SKU of a listed product, and the sizes that it is made for, as `sizesWritten` reads them. */
export type SizedSku = { idSku: number; tamanhos: readonly string[] }

/** What a pupil needs of an item: how many, and which variant; null leaves it to the buyer. */
export type Need = { idSku: number | null; quantidade: number }

/**
 * Returns what a pupil needs of an item: the pupil's own choice, else what the list says, else the only variant of the
 * pupil's size.
 */
export function needOf(
  item: ListedItem,
  choice: PupilChoice | undefined,
  { tamanho, skus }: { tamanho: string; skus: readonly SizedSku[] },
): Need {
  return {
    idSku: choice?.idSku ?? item.idSku ?? skuOfSize(skus, tamanho),
    quantidade: choice?.quantidade ?? item.quantidade,
  }
}

/** The only variant, or the only one of a size; null if none or several are. */
export function skuOfSize(skus: readonly SizedSku[], tamanho: string): number | null {
  if (skus.length === 1) return skus[0]?.idSku ?? null
  const [size] = sizesWritten([tamanho])
  const fitting = size === undefined ? [] : skus.filter(({ tamanhos }) => tamanhos.includes(size))

  return fitting.length === 1 ? (fitting[0]?.idSku ?? null) : null
}

/**
 * The sizes that texts name, in one writing: fractions of bowed instruments and guitars (`Violino 3/4`), inches of
 * violas (`15.5"`), and otherwise the whole text, so that `Soprano` is `soprano`.
 */
export function sizesWritten(texts: readonly string[]): string[] {
  const sizes = texts.flatMap((text) => {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/⁄/g, '/').trim()
    const fractions = plain.match(/(?<![\d/])\d\s*\/\s*\d{1,2}(?![\d/])/g)
    if (fractions) return fractions.map((fraction) => fraction.replace(/\s+/g, ''))
    const inches = /(?<!\d)(\d{2}(?:[.,]5)?)\s*(?:"|''|″|pol\b|polegadas\b)/.exec(plain)
    if (inches?.[1]) return [`${inches[1].replace('.', ',')}"`]
    return plain === '' ? [] : [plain]
  })

  return [...new Set(sizes)]
}
