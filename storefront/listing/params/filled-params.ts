/**
 * The fields of a form without the empty ones: `?preco-de=&marca=elixir` would be a second address of the same page.
 */
export function filledParams(fields: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [chave, valor] of fields) {
    if (typeof valor === 'string' && valor.trim() !== '') params.append(chave, valor.trim())
  }

  return params
}
