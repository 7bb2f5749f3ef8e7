/** How a traded instrument has aged, as its owner and the inspection say it, the best first. */
export const TRADE_CONDITIONS = ['otimo', 'bom', 'gasto'] as const

export type TradeCondition = (typeof TRADE_CONDITIONS)[number]

/** What each condition is called, and what it means. */
export const TRADE_CONDITION_WORDS: Record<TradeCondition, { nome: string; texto: string }> = {
  otimo: {
    nome: 'Como novo',
    texto: 'Verniz inteiro, sem riscos que se vejam a um passo. Tudo o que veio junto está aqui e funciona.',
  },
  bom: {
    nome: 'Com marcas leves',
    texto: 'Riscos finos ou pequenas marcas no verniz. Nada solto, nada trincado, e afina bem.',
  },
  gasto: {
    nome: 'Bem usado',
    texto: 'Riscos fundos, batidas ou verniz gasto, ou falta o arco ou o estojo. Toca bem e não tem trincas.',
  },
}

/** What is not taken, whatever its age. */
export const NOT_TAKEN =
  'Não aceitamos instrumentos com trincas, braço ou tampo descolando, madeira empenada ou cupim.'

/** Whether one condition is worse than another. */
export function isWorse(condition: TradeCondition, than: TradeCondition): boolean {
  return TRADE_CONDITIONS.indexOf(condition) > TRADE_CONDITIONS.indexOf(than)
}
