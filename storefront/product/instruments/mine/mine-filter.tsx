import { Link, useLocation } from 'react-router'
import { track } from '#storefront/analytics/track.ts'
import type { FilterProps } from './fits.ts'

/** Narrows a listing to what fits one of the shopper's instruments: those for which the listing has strings. */
export function MineFilter({ fits, search, Group }: FilterProps) {
  const { pathname } = useLocation()
  const params = new URLSearchParams(search)
  const places = new Map(
    [...fits.values()].flatMap((list) => list.map(({ instrumento, onde }) => [instrumento, onde] as const)),
  )
  places.delete(params.get('serve') ?? '')
  if (places.size === 0) return null

  return (
    <Group label="Meu instrumento" open>
      {[...places].map(([code, onde]) => (
        <Link
          key={code}
          to={{ pathname, search: String(narrowed(params, code)) }}
          preventScrollReset
          onClick={() => track({ nome: 'filter_fitting', termo: code })}
        >
          Só o que serve {onde}
        </Link>
      ))}
    </Group>
  )
}

function narrowed(params: URLSearchParams, code: string): URLSearchParams {
  const other = new URLSearchParams(params)
  other.delete('pg')
  other.set('serve', code)

  return other
}
