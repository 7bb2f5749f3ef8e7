/** What staff decide about what customers write. */
export type Judgement = 'publicada' | 'recusada'

/** Tells how many were published or refused. */
export function outcomeText(count: number, situacao: Judgement): string {
  return count === 1 ? `1 ${situacao}.` : `${count} ${situacao}s.`
}

/** Selects or deselects an entry. */
export function withChosen(ids: ReadonlySet<number>, id: number, on: boolean): Set<number> {
  const next = new Set(ids)
  if (on) next.add(id)
  else next.delete(id)

  return next
}
