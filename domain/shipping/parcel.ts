/** Goods as carriers see them: grams, millimetres, and centavos of one unit in its packaging. */
export type Unit = { peso: number; altura: number; largura: number; comprimento: number; precoPor: number }

/** A quantity of the same goods. */
export type UnitLine = Unit & { quantidade: number }

/** One parcel: weight in grams, total value in centavos, and sides in millimetres, longest first. */
export type Parcel = { peso: number; valor: number; sides: Sides }

export type Sides = readonly [number, number, number]

/**
 * A carrier's limits for one parcel: grams, millimetres, the sum of the three sides, and centavos; null is no limit.
 */
export type ParcelLimits = {
  pesoMaximo: number | null
  ladoMaximo: number | null
  somaMaxima: number | null
  valorMaximo: number | null
}

/** Returns a unit as its own parcel. */
export function parcelOf({ peso, altura, largura, comprimento, precoPor }: Unit): Parcel {
  return { peso, valor: precoPor, sides: descending(altura, largura, comprimento) }
}

/** Returns whether a carrier accepts this parcel. */
export function isWithin({ peso, valor, sides: [a, b, c] }: Parcel, limits: ParcelLimits): boolean {
  const { pesoMaximo, ladoMaximo, somaMaxima, valorMaximo } = limits

  return (
    peso <= (pesoMaximo ?? Infinity) &&
    a <= (ladoMaximo ?? Infinity) &&
    a + b + c <= (somaMaxima ?? Infinity) &&
    valor <= (valorMaximo ?? Infinity)
  )
}

/** In cubic millimetres. */
export function volumeOf({ sides: [a, b, c] }: Parcel): number {
  return a * b * c
}

/** Smaller parcels first; 0 only for identical parcels. */
export function bySize(a: Parcel, b: Parcel): number {
  return (
    volumeOf(a) - volumeOf(b) ||
    a.sides[0] - b.sides[0] ||
    a.sides[1] - b.sides[1] ||
    a.peso - b.peso ||
    a.valor - b.valor
  )
}

/**
 * Joins two parcels: the second beside, behind or on top of the first, rotated so that the result is smallest. Null if
 * the carrier does not accept it.
 */
export function joined(a: Parcel, b: Parcel, limits: ParcelLimits): Parcel | null {
  const [x, y, z] = a.sides
  const peso = a.peso + b.peso
  const valor = a.valor + b.valor

  return (
    turned(b.sides)
      .flatMap(([u, v, w]) => [
        descending(x + u, Math.max(y, v), Math.max(z, w)),
        descending(Math.max(x, u), y + v, Math.max(z, w)),
        descending(Math.max(x, u), Math.max(y, v), z + w),
      ])
      .map((sides) => ({ peso, valor, sides }))
      .filter((parcel) => isWithin(parcel, limits))
      // Of equal volumes, the one closest to a cube leaves the most room for further parcels.
      .sort((p, q) => volumeOf(p) - volumeOf(q) || p.sides[0] - q.sides[0])[0] ?? null
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

function descending(...sides: [number, number, number]): Sides {
  const [a, b, c] = sides
  const [longest, shortest] = [Math.max(a, b, c), Math.min(a, b, c)]

  return [longest, a + b + c - longest - shortest, shortest]
}
