/** A colour by its name for shoppers and by its drawing values. */
export type Finish = {
  nome: string
  kind: 'natural' | 'sunburst' | 'solid' | 'metallic'
  colour: string
  edge?: string
}

/** The finishes of electric guitars and basses. */
export const FINISHES = {
  preto: { nome: 'Preto', kind: 'solid', colour: '#17171a' },
  branco: { nome: 'Branco vintage', kind: 'solid', colour: '#efe6cf' },
  vermelho: { nome: 'Vermelho', kind: 'solid', colour: '#a81c24' },
  vinho: { nome: 'Vinho', kind: 'solid', colour: '#5d1422' },
  verde: { nome: 'Verde menta', kind: 'solid', colour: '#9fd8c0' },
  azul: { nome: 'Azul lago', kind: 'metallic', colour: '#2d5d8a' },
  azulCeu: { nome: 'Azul sônico', kind: 'solid', colour: '#9cc7d8' },
  prata: { nome: 'Prata', kind: 'metallic', colour: '#aeb4b8' },
  dourado: { nome: 'Dourado', kind: 'metallic', colour: '#b8923e' },
  sunburst: { nome: 'Sunburst', kind: 'sunburst', colour: '#d98b2b', edge: '#2a140a' },
  cherryBurst: { nome: 'Cherry burst', kind: 'sunburst', colour: '#d9722b', edge: '#7a1018' },
  natural: { nome: 'Natural', kind: 'natural', colour: '#d9b27a' },
  mel: { nome: 'Mel', kind: 'natural', colour: '#c88a3a' },
  cereja: { nome: 'Cereja', kind: 'solid', colour: '#7d1a1d' },
} as const satisfies Record<string, Finish>

export type FinishKey = keyof typeof FINISHES
