import { PARAMS } from './params.ts'

/** The two fields of a specification's range: `comprimento-da-escala.de`, `comprimento-da-escala.ate`. */
const END = /\.(de|ate)$/

/** Whether an address has a typed range: a form without script sends its two fields as they are. */
export function hasTypedRange(params: URLSearchParams): boolean {
  return (
    params.has(PARAMS.precoDe) ||
    params.has(PARAMS.precoAte) ||
    [...params.keys()].some((key) => END.test(key))
  )
}

/**
 * The same parameters with the typed price as the only one, since whoever fills in `de` and `ate` means just that, and
 * each typed range of a specification as one parameter. Accepts reais as people write them, such as `1.299,90`, and
 * cuts the centavos. Two empty fields leave other prices unchanged.
 */
export function withTypedRange(params: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(params)
  const [de, ate] = [PARAMS.precoDe, PARAMS.precoAte].map((chave) => wholeReais(params.get(chave) ?? ''))
  changed.delete(PARAMS.precoDe)
  changed.delete(PARAMS.precoAte)
  if (de || ate) changed.set(PARAMS.preco, `${de}-${ate}`)

  for (const key of params.keys()) {
    const chave = key.replace(END, '')
    if (chave === key) continue
    const [from, to] = ['.de', '.ate'].map((end) => decimal(params.get(chave + end) ?? ''))
    changed.delete(key)
    if (from || to) changed.set(chave, `${from}..${to}`)
  }

  return changed
}

function wholeReais(text: string): string {
  const [whole = ''] = text.split(',')

  return whole.replace(/\D/g, '').slice(0, 7)
}

/** `1.060,5 mm` as `1060.5`; a point before three digits separates thousands, any other one decimals. */
function decimal(text: string): string {
  const plain = text.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.')

  return /\d{1,7}(\.\d{1,3})?/.exec(plain)?.[0] ?? ''
}
