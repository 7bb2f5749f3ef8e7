import { useEffect, useRef } from 'react'
import { api } from '#admin/shell/api.ts'
import type { CepPlace } from '#contract/customers/customers.ts'
import { readCep } from '#domain/documents/cep.ts'

/** What of an address a CEP can tell. */
type Placed = { cep: string; logradouro: string; bairro: string; cidade: string }

/**
 * Fills street, district and city of an address whose CEP changed, by what the new CEP tells. A city of another state gives way in
 * any case. Where nobody answers, the form stays as it was typed. The answer is called with the address that has the new CEP.
 */
export function usePlaceOfCep<Address extends Placed>(
  address: Address,
  change: (address: Address) => void,
): (next: Address) => void {
  const now = useRef({ address, change })
  const asked = useRef(readCep(address.cep)?.cep ?? '')
  useEffect(() => {
    now.current = { address, change }
  })

  return (next) => {
    const cep = readCep(next.cep)?.cep
    if (cep === undefined || cep === asked.current) return
    const isOther = asked.current !== ''
    const isOtherState = isOther && readCep(asked.current)?.uf !== readCep(cep)?.uf
    asked.current = cep
    api.panel.place({ cep }).then(
      (place) => {
        const { address: shown, change: put } = now.current
        if (readCep(shown.cep)?.cep === cep)
          put({ ...shown, ...filled(shown, place, { isOther, isOtherState }) })
      },
      // The form stays typed, and the store still refuses a city that is elsewhere.
      () => undefined,
    )
  }
}

function filled(
  shown: Placed,
  place: CepPlace,
  { isOther, isOtherState }: { isOther: boolean; isOtherState: boolean },
): Omit<Placed, 'cep'> {
  const part = (name: 'logradouro' | 'bairro' | 'cidade') =>
    place[name] !== '' && (isOther || shown[name] === '') ? place[name] : shown[name]

  return {
    logradouro: part('logradouro'),
    bairro: part('bairro'),
    cidade: isOtherState && place.cidade === '' ? '' : part('cidade'),
  }
}
