import { formatBRL } from '../money/format-money.ts'
import { freeFreightState, type StoreFreeFreight } from './free-freight.ts'
import { isForState, statesText } from './states.ts'

/** The merchant's sentences, of `sistema.checkout.carrinho` of the store's configuration (specification, section 3). */
export type FreeFreightMessages = {
  /** Holds the placeholder `{{valor}}`. */
  mensagemAlertaFreteGratis: string
  mensagemAlertaFreteGratisGanhou: string
}

export type FreeFreightProgress = {
  /** Whole percent, rounded down, at most 100. */
  porcentagem: number
  estado: 'vermelho' | 'amarelo' | 'verde'
  /** Centavos to go. */
  falta: number
  /** The merchant's text, which may hold HTML: sanitise it before it is shown. */
  mensagem: string
}

type Cart = {
  /** Centavos, before any adjustment. */
  subtotal: number
  /** Where the cart goes; null until that is known. */
  uf: string | null
  /** Whether a promotion or coupon has made the freight free already. */
  ganhou?: boolean
}

/**
 * How far a cart is from free freight (specification, sections 4 and 9): red up to half of the threshold, yellow beyond,
 * green from the whole of it on. Null when the store gives no free freight, and for states where it is not valid. While nobody
 * knows where the cart goes, the message names the states.
 */
export function freeFreightProgress(
  { subtotal, uf, ganhou = false }: Cart,
  offer: StoreFreeFreight | null,
  messages: FreeFreightMessages,
): FreeFreightProgress | null {
  if (offer === null) return null
  const { desde, ufs } = offer
  const won = messages.mensagemAlertaFreteGratisGanhou
  if (ganhou) return { porcentagem: 100, estado: 'verde', falta: 0, mensagem: won }
  if (uf !== null && !isForState(ufs, uf)) return null
  const where = isForState(ufs, uf) ? '' : ` (em entregas para ${statesText(ufs)})`
  if (freeFreightState({ subtotal, uf }, offer) !== 'longe')
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
