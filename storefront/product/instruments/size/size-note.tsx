import { type FoundSize, otherSize } from '#domain/instruments/sizes/fitting/found-size.ts'
import type { SizeNoteProps } from '../mine/fits.ts'
import { rememberedSize } from './remembered-size.ts'
import { useLineTools } from './use-line-tools.ts'

/** Says that a line of the cart is of another size than the one that was found in this browser. */
export function SizeNote({ item }: SizeNoteProps) {
  const found = rememberedSize()

  return found && <OtherSize found={found} item={item} />
}

function OtherSize({ found, item: { hash, nome, atributos, fatos } }: SizeNoteProps & { found: FoundSize }) {
  const tools = useLineTools(hash.idProduto)
  const { unico, simples } = atributos
  const values = [...(unico ? [unico] : []), ...simples].map(({ atributoValor }) => atributoValor.label)
  const size = tools && otherSize(found, { nome, tools, values, fatos: fatos.map(({ valor }) => valor) })
  if (!size) return null

  return (
    <p>
      Este é {size}. No Tamanho certo, você encontrou {found.tamanho}.
    </p>
  )
}
