import { PARAMS } from './params.ts'

/** Whether an address has a typed range: a form without script sends its two fields as they are. */
export function hasTypedRange(params: URLSearchParams): boolean {
  return params.has(PARAMS.precoDe) || params.has(PARAMS.precoAte)
}

/**
 * The same parameters with the typed range as the only price, since whoever fills in `de` and `até` means just that.
 * Accepts reais as people write them, such as `1.299,90`, and cuts the centavos. Two empty fields leave other prices
 * unchanged.
 */
export function withTypedRange(params: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(params)
  const [de, ate] = [PARAMS.precoDe, PARAMS.precoAte].map((chave) => wholeReais(params.get(chave) ?? ''))
  changed.delete(PARAMS.precoDe)
  changed.delete(PARAMS.precoAte)
  if (de || ate) changed.set(PARAMS.preco, `${de}-${ate}`)

  return changed
}

function wholeReais(text: string): string {
  const [whole = ''] = text.split(',')

  return whole.replace(/\D/g, '').slice(0, 7)
}
