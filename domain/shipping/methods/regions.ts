/** The five regions (IBGE), with their states. */
export const REGIONS = {
  norte: { nome: 'Norte', ufs: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'] },
  nordeste: { nome: 'Nordeste', ufs: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'] },
  centroOeste: { nome: 'Centro-Oeste', ufs: ['DF', 'GO', 'MS', 'MT'] },
  sudeste: { nome: 'Sudeste', ufs: ['ES', 'MG', 'RJ', 'SP'] },
  sul: { nome: 'Sul', ufs: ['PR', 'RS', 'SC'] },
} as const

export type Region = keyof typeof REGIONS

export const REGION_KEYS = ['norte', 'nordeste', 'centroOeste', 'sudeste', 'sul'] as const satisfies Region[]

/** Returns whether a state is in a region. */
export function isInRegion(region: Region, uf: string): boolean {
  const ufs: readonly string[] = REGIONS[region].ufs

  return ufs.includes(uf)
}
