/** How far a count has come, in words. */
export const COUNT_STATES = {
  aberto: { nome: 'aberta', cor: 'rosewood' },
  aplicado: { nome: 'aplicada', cor: 'pine' },
  descartado: { nome: 'descartada', cor: 'gray' },
} as const
