import { Link, useLocation } from 'react-router'
import { onMine, readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { track } from '#storefront/analytics/track.ts'
import { FilterGroup } from '../../../listing/filters/filter-group.tsx'
import type { Fits } from './fits.ts'

type Props = {
  fits: Fits
  /** The listing's query string. */
  search: string
}

/** Narrows a listing to what fits one of the shopper's instruments: those for which the listing has strings. */
export function MineFilter({ fits, search }: Props) {
  const { pathname } = useLocation()
  const codes = new Set([...fits.values()].flatMap((list) => list.map(({ instrumento }) => instrumento)))
  const params = new URLSearchParams(search)
  codes.delete(params.get('serve') ?? '')
  if (codes.size === 0) return null

  return (
    <FilterGroup label="Meu instrumento" open>
      {[...codes].map((code) => {
        const instrument = readInstrumentCode(code)
        return (
          instrument && (
            <Link
              key={code}
              to={{ pathname, search: String(narrowed(params, code)) }}
              preventScrollReset
              onClick={() => track({ nome: 'filter_fitting', termo: code })}
            >
              Só o que serve {onMine(instrument)}
            </Link>
          )
        )
      })}
    </FilterGroup>
  )
}

function narrowed(params: URLSearchParams, code: string): URLSearchParams {
  const other = new URLSearchParams(params)
  other.delete('pg')
  other.set('serve', code)

  return other
}
