import { countsIn, type FreeFreightSettings } from './free-freight-progress.ts'

export type FreeFreightRegion = {
  /** The states where the threshold counts; empty: all. */
  ufsFreteGratis: readonly string[]
}

/** What the threshold does for an order: nothing, free freight, or nothing only because of where it goes. */
export type Threshold = 'longe' | 'ganhou' | 'foraDaRegiao'

/** `subtotal` is the goods' in centavos before any discount, as the cart's progress measures it. */
export function freeFreightThreshold(
  { subtotal, uf }: { subtotal: number; uf: string },
  carrinho: Pick<FreeFreightSettings, 'alertaFreteGratis' | 'alertaFreteGratisValorFixo'>,
  { ufsFreteGratis }: FreeFreightRegion,
): Threshold {
  if (!carrinho.alertaFreteGratis || subtotal < carrinho.alertaFreteGratisValorFixo) return 'longe'

  return countsIn(uf, ufsFreteGratis) ? 'ganhou' : 'foraDaRegiao'
}
