/** Goods as carriers see them: grams, millimetres, and centavos of one unit, packed as it is sold. */
export type Unit = { peso: number; altura: number; largura: number; comprimento: number; precoPor: number }

/** So many of the same goods. */
export type UnitLine = Unit & { quantidade: number }

/** What leaves the store as one volume: grams, centavos of all that is in it, and sides in millimetres, the longest first. */
export type Parcel = { peso: number; valor: number; lados: Sides }

export type Sides = readonly [number, number, number]

/** The most that a carrier takes as one volume: grams, millimetres, the three sides together, and centavos; null is no limit. */
export type ParcelLimits = {
  pesoMaximo: number | null
  ladoMaximo: number | null
  somaMaxima: number | null
  valorMaximo: number | null
}

/** A unit as a volume of its own. */
export function parcelOf({ peso, altura, largura, comprimento, precoPor }: Unit): Parcel {
  return { peso, valor: precoPor, lados: descending(altura, largura, comprimento) }
}

/** Whether a carrier takes this volume. */
export function isWithin({ peso, valor, lados: [a, b, c] }: Parcel, limits: ParcelLimits): boolean {
  const { pesoMaximo, ladoMaximo, somaMaxima, valorMaximo } = limits

  return (
    peso <= (pesoMaximo ?? Infinity) &&
    a <= (ladoMaximo ?? Infinity) &&
    a + b + c <= (somaMaxima ?? Infinity) &&
    valor <= (valorMaximo ?? Infinity)
  )
}

/** Cubic millimetres. */
export function volumeOf({ lados: [a, b, c] }: Parcel): number {
  return a * b * c
}

/** Smaller volumes first; equal only where nothing tells the two apart. */
export function bySize(a: Parcel, b: Parcel): number {
  return (
    volumeOf(a) - volumeOf(b) ||
    a.lados[0] - b.lados[0] ||
    a.lados[1] - b.lados[1] ||
    a.peso - b.peso ||
    a.valor - b.valor
  )
}

/**
 * Two volumes as one: the second beside, behind or upon the first, turned whichever way makes the whole smallest. Null where
 * the carrier doesn't take it.
 */
export function joined(a: Parcel, b: Parcel, limits: ParcelLimits): Parcel | null {
  const [x, y, z] = a.lados
  const peso = a.peso + b.peso
  const valor = a.valor + b.valor

  return (
    turned(b.lados)
      .flatMap(([u, v, w]) => [
        descending(x + u, Math.max(y, v), Math.max(z, w)),
        descending(Math.max(x, u), y + v, Math.max(z, w)),
        descending(Math.max(x, u), Math.max(y, v), z + w),
      ])
      .map((lados) => ({ peso, valor, lados }))
      .filter((parcel) => isWithin(parcel, limits))
      // Of equal volumes the one most like a cube leaves the most room to go on.
      .sort((p, q) => volumeOf(p) - volumeOf(q) || p.lados[0] - q.lados[0])[0] ?? null
  )
}

function turned([a, b, c]: Sides): Sides[] {
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
}

function descending(...lados: [number, number, number]): Sides {
  const [a, b, c] = lados
  const [longest, shortest] = [Math.max(a, b, c), Math.min(a, b, c)]

  return [longest, a + b + c - longest - shortest, shortest]
}
