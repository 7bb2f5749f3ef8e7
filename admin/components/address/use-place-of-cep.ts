import { useEffect, useRef } from 'react'
import { api } from '#admin/shell/api.ts'
import { readCep } from '#domain/documents/cep.ts'
import { type PlaceFields, placeFields } from './place-fields.ts'

/** The fields of an address that a CEP can fill. */
type Placed = PlaceFields & { cep: string }

/**
 * Looks up a changed CEP and calls `change` with its street, district and city filled in. If the new CEP is in another
 * state, the old city is always replaced. If the lookup fails, the form stays as typed.
 */
export function usePlaceOfCep<Address extends Placed>(
  address: Address,
  change: (address: Address) => void,
): (next: Address) => void {
  const now = useRef({ address, change })
  const lastCep = useRef(readCep(address.cep)?.cep ?? '')
  useEffect(() => {
    now.current = { address, change }
  })

  return (next) => {
    const cep = readCep(next.cep)?.cep
    if (cep === undefined || cep === lastCep.current) return
    const isOther = lastCep.current !== ''
    const isOtherState = isOther && readCep(lastCep.current)?.uf !== readCep(cep)?.uf
    lastCep.current = cep
    api.panel.place({ cep }).then(
      (place) => {
        const { address: shown, change: put } = now.current
        if (readCep(shown.cep)?.cep === cep)
          put({ ...shown, ...placeFields(shown, place, { isOther, isOtherState }) })
      },
      // The form stays as typed, and the store still refuses a city in another state.
      () => undefined,
    )
  }
}
