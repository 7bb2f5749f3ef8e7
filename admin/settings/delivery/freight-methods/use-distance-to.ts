import { useEffect, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import type { Coordinates } from '#domain/shipping/coordinates.ts'
import { straightDistance } from '#domain/shipping/straight-distance.ts'

/** Metres to a CEP; `distancia` is null while they are looked up, and if they are not known. */
type Distance = { distancia: number | null; pending: boolean }

/** Looks up how far a CEP is from a point, each CEP once. Without a CEP or a point nothing is looked up. */
export function useDistanceTo(cep: string | undefined, from: Coordinates | null): Distance {
  const [found, setFound] = useState<{ cep: string; coordenadas: Coordinates | null } | null>(null)
  const target = from ? cep : undefined

  useEffect(() => {
    if (target === undefined) return undefined
    let current = true
    const show = (coordenadas: Coordinates | null) => current && setFound({ cep: target, coordenadas })
    api.panel.coordinates({ cep: target }).then(
      ({ coordenadas }) => show(coordenadas),
      // The trial goes on as the shop does: without a distance.
      () => show(null),
    )

    return () => {
      current = false
    }
  }, [target])

  const to = found?.cep === target ? found?.coordenadas : undefined

  return {
    distancia: from && to ? straightDistance(from, to) : null,
    pending: target !== undefined && to === undefined,
  }
}
