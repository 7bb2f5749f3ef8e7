import { formatBRL } from '../money/format-money.ts'
import { freeFreightState, type StoreFreeFreight } from './free-freight.ts'
import { isForState, statesText } from './states.ts'

/** The merchant's texts, from `sistema.checkout.carrinho` of the store's settings (specification, section 3). */
export type FreeFreightMessages = {
  /** Contains the placeholder `{{valor}}`. */
  mensagemAlertaFreteGratis: string
  mensagemAlertaFreteGratisGanhou: string
}

export type FreeFreightProgress = {
  /** Integer percent, rounded down, at most 100. */
  porcentagem: number
  estado: 'vermelho' | 'amarelo' | 'verde'
  /** Missing amount in centavos. */
  falta: number
  /** The merchant's text, which may contain HTML: sanitise it before rendering. */
  mensagem: string
}

type Cart = {
  /** In centavos, before any adjustment. */
  subtotal: number
  /** The state of the delivery; null if unknown. */
  uf: string | null
  /** Whether a promotion or coupon has already made freight free. */
  earned?: boolean
}

/**
 * Returns how far a cart is from free freight (specification, sections 4 and 9): red up to half of the threshold, then
 * yellow, green when it is reached. Null if the store has no free freight, or not for this state. While the state is
 * unknown, the message names the eligible states.
 */
export function freeFreightProgress(
  { subtotal, uf, earned = false }: Cart,
  offer: StoreFreeFreight | null,
  messages: FreeFreightMessages,
): FreeFreightProgress | null {
  if (offer === null) return null
  const { desde, ufs } = offer
  const won = messages.mensagemAlertaFreteGratisGanhou
  if (earned) return { porcentagem: 100, estado: 'verde', falta: 0, mensagem: won }
  if (uf !== null && !isForState(ufs, uf)) return null
  const where = isForState(ufs, uf) ? '' : ` (em entregas para ${statesText(ufs)})`
  if (freeFreightState({ subtotal, uf }, offer) !== 'notReached')
    return { porcentagem: 100, estado: 'verde', falta: 0, mensagem: won + where }

  const falta = desde - subtotal
  return {
    porcentagem: Math.floor((subtotal * 100) / desde),
    estado: subtotal * 2 <= desde ? 'vermelho' : 'amarelo',
    falta,
    // A function, because the text of an amount (`R$ …`) must not be read as a replacement pattern.
    mensagem:
      messages.mensagemAlertaFreteGratis.replaceAll(/\{\{\s*valor\s*\}\}/g, () => formatBRL(falta)) + where,
  }
}
