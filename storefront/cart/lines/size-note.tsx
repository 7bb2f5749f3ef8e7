import { useEffect, useState } from 'react'
import type { CartItem } from '#contract/cart/cart.ts'
import { type FoundSize, otherSize } from '#domain/instruments/sizes/fitting/found-size.ts'
import { rememberedSize } from '#storefront/product/instruments/size/remembered-size.ts'

/** Says that a line is of another size than the one that was found in this browser. */
export function SizeNote({ nome, atributos: { unico, simples }, fatos }: CartItem) {
  const [found, setFound] = useState<FoundSize | null>(null)
  useEffect(() => setFound(rememberedSize()), [])
  const chosen = [...(unico ? [unico] : []), ...simples].map(({ atributoValor }) => atributoValor.label)
  const size = found && otherSize(found, { nome, values: [...chosen, ...fatos.map(({ valor }) => valor)] })
  if (!found || !size) return null

  return (
    <p>
      Este é {size}. No Tamanho certo, você encontrou {found.tamanho}.
    </p>
  )
}
