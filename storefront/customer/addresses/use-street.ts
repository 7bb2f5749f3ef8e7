import { type RefObject, useEffect, useRef } from 'react'
import type { CepPlace } from '#contract/customers/customers.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'

const FILLED = ['logradouro', 'bairro', 'cidade'] as const

type Name = (typeof FILLED)[number]

/**
 * Fills in the address fields below `fields` from a CEP, once per CEP (eight digits; anything else does nothing). Only
 * writes empty fields and those that an earlier CEP filled; typed values stay. If the look-up fails, the fields stay as
 * they are. Calls `onFilled` when a street was found.
 */
export function useStreet(
  fields: RefObject<HTMLElement | null>,
  cep: string,
  onFilled?: (fields: HTMLElement) => void,
): void {
  const appToken = useShop()?.appToken ?? ''
  const written = useRef<Partial<Record<Name, string>>>({})
  const latest = useRef(onFilled)
  useEffect(() => {
    latest.current = onFilled
  })
  useEffect(() => {
    const digits = cep.replace(/\D/g, '')
    if (digits.length !== 8 || appToken === '') return
    const ending = new AbortController()
    apiGet<CepPlace>(`/v2/front/checkout/zipcode/${digits}`, { appToken, signal: ending.signal }).then(
      (place) => {
        if (!fields.current) return
        for (const name of FILLED) write(fields.current, name, place[name], written.current)
        if (place.logradouro !== '') latest.current?.(fields.current)
      },
      () => undefined,
    )
    return () => ending.abort()
  }, [appToken, cep, fields])
}

function write(fields: HTMLElement, name: Name, value: string, written: Partial<Record<Name, string>>) {
  const field = fields.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!field || (field.value !== '' && field.value !== written[name])) return
  // A CEP without a street clears the street of an earlier CEP.
  if (field.value === value) return
  field.value = value
  // What somebody types there at this moment replaces it, instead of following it.
  if (field === document.activeElement) field.select()
  written[name] = value
  // Notifies listeners of input, such as `useSavedInput`.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
