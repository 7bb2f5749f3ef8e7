type Chosen = { label: string; valor: string }

/**
 * What was chosen of a product, as it stands under its name wherever goods are listed: `Tamanho: 3/4 · Cor: Natural`. Empty
 * where there was nothing to choose.
 */
export function variantText(atributos: readonly Chosen[]): string {
  return atributos.map(({ label, valor }) => `${label}: ${valor}`).join(' · ')
}

/** A product and what was chosen of it, for a place with one line only: `Violino (Tamanho: 3/4)`. */
export function nameWithVariant({ nome, atributos }: { nome: string; atributos: readonly Chosen[] }): string {
  const text = variantText(atributos)

  return text === '' ? nome : `${nome} (${text})`
}

type CartAttribute = { atributo: { label: string }; atributoValor: { label: string } }

/** What was chosen of a line of the cart, as orders write it. */
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
