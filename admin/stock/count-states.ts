/** Names of a count's states. */
export const COUNT_STATES = {
  aberto: { label: 'aberta', color: 'rosewood' },
  aplicado: { label: 'aplicada', color: 'pine' },
  descartado: { label: 'descartada', color: 'gray' },
} as const
