import type { CepPlace } from '#contract/customers/customers.ts'

/** The fields of an address that a CEP can fill. */
export type PlaceFields = { logradouro: string; bairro: string; cidade: string }

/** How a CEP differs from the one before it. */
type Change = { isOther: boolean; isOtherState: boolean }

/**
 * Returns the fields after a CEP was looked up. The first CEP fills what is empty; another one replaces what it knows,
 * and empties the city if that can't be in the new state.
 */
export function placeFields(
  shown: PlaceFields,
  place: Pick<CepPlace, keyof PlaceFields>,
  { isOther, isOtherState }: Change,
): PlaceFields {
  const part = (name: keyof PlaceFields) =>
    place[name] !== '' && (isOther || shown[name] === '') ? place[name] : shown[name]

  return {
    logradouro: part('logradouro'),
    bairro: part('bairro'),
    cidade: isOtherState && place.cidade === '' ? '' : part('cidade'),
  }
}
