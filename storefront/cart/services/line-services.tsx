import type { CartItem } from '#contract/cart/cart.ts'
import { answerWords, servicePrice } from '#domain/workshop/service-words.ts'

type Props = { servicos: CartItem['servicos']; quantidade: number }

/** What the workshop does to a line's product, with the answers and prices. */
export function LineServices({ servicos, quantidade }: Props) {
  return servicos.map(({ idServico, nome, valor, escolhas }) => (
    <p key={idServico}>
      {nome}: {servicePrice(valor, quantidade)}
      {escolhas.length > 0 && <small> ({answerWords({ escolhas })})</small>}
    </p>
  ))
}

/** Services are listed with their answers, and not as adjustments too. */
export function isNoService({ tipo }: { tipo: string }): boolean {
  return tipo !== 'servico'
}
