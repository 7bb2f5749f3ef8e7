import { otherSize } from '#domain/instruments/sizes/fitting/found-size.ts'
import type { SizeNoteProps } from '../mine/fits.ts'
import { rememberedSize } from './remembered-size.ts'

/** Says that a line of the cart is of another size than the one that was found in this browser. */
export function SizeNote({ item: { nome, atributos, fatos }, tools }: SizeNoteProps) {
  const { unico, simples } = atributos
  const found = rememberedSize()
  const values = [...(unico ? [unico] : []), ...simples].map(({ atributoValor }) => atributoValor.label)
  const size = found && otherSize(found, { nome, tools, values, fatos: fatos.map(({ valor }) => valor) })
  if (!found || !size) return null

  return (
    <p>
      Este é {size}. No Tamanho certo, você encontrou {found.tamanho}.
    </p>
  )
}
