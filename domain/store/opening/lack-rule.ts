import type { StoreState } from './store-state.ts'

/** The steps from an empty store to an open one, in the order in which they are best taken. */
export const OPENING_STEPS = [
  'dados',
  'identidade',
  'produtos',
  'frete',
  'pagamento',
  'paginas',
  'correio',
  'endereco',
  'pedidoTeste',
] as const

export type OpeningStep = (typeof OPENING_STEPS)[number]

/** How much it matters: `lei` is obligatory, `recomendado` makes sales fail or suffer, `gosto` is the merchant's taste. */
export type LackWeight = 'lei' | 'recomendado' | 'gosto'

export type LackRule = {
  passo: OpeningStep
  /** Its name for programs. */
  motivo: string
  peso: LackWeight
  /** The law and article that demand it; null unless `peso` is `lei`. */
  lei: string | null
  /** What lacks. */
  texto: string
  /** What opening without it means. */
  consequencia: string
  isLacking: (store: StoreState) => boolean
}

/** The law of electronic commerce: identification, right of withdrawal, confirmation, security. */
export const DECRETO = 'Decreto 7.962/2013'
