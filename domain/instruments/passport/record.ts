/** What a passport records, by the word under which it is stored. Staff write the first four by hand. */
export const RECORD_KINDS = [
  'regulagem',
  'cordas',
  'servico',
  'observacao',
  'emissao',
  'correcao',
  'dono',
] as const

export type RecordKind = (typeof RECORD_KINDS)[number]

/** Those that staff write. */
export const WRITTEN_KINDS = ['regulagem', 'cordas', 'servico', 'observacao'] as const satisfies RecordKind[]

export type WrittenKind = (typeof WRITTEN_KINDS)[number]

export const RECORD_WORDS: Readonly<Record<RecordKind, string>> = {
  regulagem: 'Regulagem',
  cordas: 'Cordas',
  servico: 'Serviço',
  observacao: 'Observação',
  emissao: 'Passaporte',
  correcao: 'Correção',
  dono: 'Dono',
}

type Entry = { id: number; tipo: RecordKind; corrige: number | null }

/**
 * The records that hold, in their order: without those that a later one corrects. Nothing is ever changed or removed,
 * so a correction is a record of its own.
 */
export function standing<R extends Entry>(records: readonly R[]): R[] {
  const corrected = new Set(records.map(({ corrige }) => corrige))

  return records.filter(({ id }) => !corrected.has(id))
}

/** The latest record of a kind that holds; `records` are oldest first. */
export function latestOf<R extends Entry>(records: readonly R[], tipo: RecordKind): R | undefined {
  return standing(records).findLast((record) => record.tipo === tipo)
}

/** The latest set-up that holds and has measures: those that the workshop records with its finished work have none. */
export function latestMeasured<R extends Entry & { medidas: readonly unknown[] }>(
  records: readonly R[],
): R | undefined {
  return standing(records).findLast(({ tipo, medidas }) => tipo === 'regulagem' && medidas.length > 0)
}

/** Whether staff wrote a record, so that they may correct it. */
export function isWritten(tipo: RecordKind): tipo is WrittenKind {
  return WRITTEN_KINDS.some((kind) => kind === tipo)
}
