import { formatBRL } from '../money/format-money.ts'

/** `sistema.checkout.carrinho` of the store's configuration (specification, section 3). Money in centavos. */
export type FreeFreightSettings = {
  alertaFreteGratis: boolean
  alertaFreteGratisValorFixo: number
  mensagemAlertaFreteGratis: string
  mensagemAlertaFreteGratisGanhou: string
}

/** Where a cart goes, if that is known, and the states where the threshold counts; none: all. */
export type FreeFreightPlace = { uf: string | null; ufsFreteGratis: readonly string[] }

export type FreeFreightProgress = {
  /** Whole percent, rounded down, at most 100. */
  porcentagem: number
  estado: 'vermelho' | 'amarelo' | 'verde'
  /** Centavos to go. */
  falta: number
  /** The merchant's text, which may hold HTML: sanitise it before it is shown. */
  mensagem: string
}

/**
 * How far a cart is from free freight (specification, sections 4 and 9): red up to half of the threshold, yellow beyond,
 * green from the whole of it on. Null when the store does not announce free freight, and for states where the threshold does not
 * count. `subtotal` is the cart's before adjustments; `ganhou` says that a promotion or coupon has made the freight free already.
 */
export function freeFreight(
  subtotal: number,
  settings: FreeFreightSettings,
  { uf, ufsFreteGratis }: FreeFreightPlace,
  { ganhou = false } = {},
): FreeFreightProgress | null {
  const { alertaFreteGratis, alertaFreteGratisValorFixo: threshold } = settings
  if (!alertaFreteGratis) return null
  if (!ganhou && uf !== null && !countsIn(uf, ufsFreteGratis)) return null
  if (ganhou || subtotal >= threshold)
    return { porcentagem: 100, estado: 'verde', falta: 0, mensagem: settings.mensagemAlertaFreteGratisGanhou }

  const falta = threshold - subtotal
  return {
    porcentagem: Math.floor((subtotal * 100) / threshold),
    estado: subtotal * 2 <= threshold ? 'vermelho' : 'amarelo',
    falta,
    // A function, because the text of an amount (`R$ …`) must not be read as a replacement pattern.
    mensagem: settings.mensagemAlertaFreteGratis.replaceAll(/\{\{\s*valor\s*\}\}/g, () => formatBRL(falta)),
  }
}

/**
 * From which subtotal on freight is free for a cart, in centavos; null where it never is, and where it only is in some states and
 * nobody knows yet which one the cart goes to (`uf` is null).
 */
export function freeFreightFrom(
  sistema: { checkout: { carrinho: FreeFreightSettings }; frete: Pick<FreeFreightPlace, 'ufsFreteGratis'> },
  uf: string | null,
): number | null {
  const { alertaFreteGratis, alertaFreteGratisValorFixo } = sistema.checkout.carrinho
  const { ufsFreteGratis } = sistema.frete
  const counts = uf === null ? ufsFreteGratis.length === 0 : countsIn(uf, ufsFreteGratis)

  return alertaFreteGratis && counts ? alertaFreteGratisValorFixo : null
}

/** Whether the threshold counts in a state; where none is named, it does in all. */
export function countsIn(uf: string, ufs: readonly string[]): boolean {
  return ufs.length === 0 || ufs.includes(uf)
}
