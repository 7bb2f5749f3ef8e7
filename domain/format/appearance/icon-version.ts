type Mark = { arquivo: string }

/** The query that distinguishes the addresses of a store's own icons; empty for those of the software. */
export function iconVersion({ icone, logo }: { icone: Mark | null; logo: Mark | null }): string {
  const mark = icone ?? logo

  return mark ? `?v=${mark.arquivo.slice(0, 8)}` : ''
}
