type Chosen = { label: string; valor: string }

/**
 * Describes the chosen variant, for the line below a product name: `Tamanho: 3/4 · Cor: Natural`. Empty if there are no
 * variants.
 */
export function variantText(atributos: readonly Chosen[]): string {
  return atributos.map(({ label, valor }) => `${label}: ${valor}`).join(' · ')
}

/** Returns a product name with its variant on one line: `Violino (Tamanho: 3/4)`. */
export function nameWithVariant({ nome, atributos }: { nome: string; atributos: readonly Chosen[] }): string {
  const text = variantText(atributos)

  return text === '' ? nome : `${nome} (${text})`
}

type CartAttribute = { atributo: { label: string }; atributoValor: { label: string } }

/** Returns the chosen variant of a cart line in the form that orders store. */
export function chosenInCart({
  unico,
  simples,
}: {
  unico: CartAttribute | null
  simples: readonly CartAttribute[]
}): Chosen[] {
  return [...(unico ? [unico] : []), ...simples].map(({ atributo, atributoValor }) => ({
    label: atributo.label,
    valor: atributoValor.label,
  }))
}
