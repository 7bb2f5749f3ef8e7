import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#platform/database/connect.ts'
import type {
  Applied,
  Compared,
  Difference,
  Done,
  ImportAdapter,
  Line,
  LineProblem,
  Unit,
  Work,
} from './kind.ts'

/** An item's values in the shop or in a file, by field. */
export type Values = Record<string, string>

type LineKind = Pick<ImportAdapter, 'tipo' | 'permissao' | 'campos'> & {
  /** Parses a line into key and values, normalized as in the shop, or into problems. */
  read: (campos: Values) => { chave: string; valores: Values } | { problemas: LineProblem[] }
  /** The shop's items by key, in the same form. */
  current: (db: Database, chaves: readonly string[]) => Promise<Map<string, Values>>
  /** Problems that need the database, by key. */
  problems?: (db: Database, things: readonly Values[]) => Promise<Map<string, LineProblem[]>>
  /** The problem of a line whose item doesn't exist; without it, the item is created. */
  missing?: string
  write: (work: Work, chave: string, valores: Values) => Promise<void>
  remove?: (work: Work, chave: string) => Promise<void>
  undo?: ImportAdapter['undo']
}

/** An import kind whose items are single lines with a key. */
export function lineKind(kind: LineKind): ImportAdapter {
  return { ...kind, groupOf: () => null, compare, apply, undo: kind.undo ?? undo }

  async function compare(db: Database, units: readonly Unit[]): Promise<Compared[]> {
    const read = units.map(({ linhas: [line] }) => (line ? kind.read(line.campos) : { problemas: [] }))
    const keys = read.flatMap((one) => ('chave' in one ? [one.chave] : []))
    const known = await kind.current(db, keys)
    const things = read.flatMap((one) => ('chave' in one ? [one.valores] : []))
    const problems = await kind.problems?.(db, things)

    return read.map((one, i) => {
      const [line] = units[i]?.linhas ?? []
      if ('problemas' in one) return bad(kind, line, one.problemas)
      const before = known.get(one.chave)
      if (!before && kind.missing !== undefined) return bad(kind, line, [{ motivo: kind.missing }])
      const found = problems?.get(one.chave) ?? []
      if (found.length > 0) return bad(kind, line, found)
      const diferencas = differences(kind, before ?? {}, one.valores)
      if (!before) return { chave: one.chave, comparacao: 'nova', diferencas }

      return { chave: one.chave, comparacao: diferencas.length > 0 ? 'alterada' : 'igual', diferencas }
    })
  }

  async function apply(work: Work, { linhas: [line] }: Unit): Promise<Applied> {
    const read = kind.read(line?.campos ?? {})
    if ('problemas' in read) throw new Error('An invalid line reached the write step.')
    const { chave, valores } = read
    const antes = await one(work.db, chave)
    if (antes && differences(kind, antes, valores).length === 0)
      return { changed: false, antes, depois: antes }
    await kind.write(work, chave, { ...antes, ...valores })

    return { changed: true, antes, depois: await one(work.db, chave) }
  }

  async function undo(work: Work, { chave, antes, depois }: Done) {
    if (!isDeepStrictEqual(await one(work.db, chave), depois)) return false
    if (antes !== null) await kind.write(work, chave, valuesOf(antes))
    else if (kind.remove) await kind.remove(work, chave)

    return true
  }

  async function one(db: Database, chave: string): Promise<Values | null> {
    return (await kind.current(db, [chave])).get(chave) ?? null
  }
}

function bad(
  { campos }: Pick<LineKind, 'campos'>,
  line: Line | undefined,
  problemas: LineProblem[],
): Compared {
  const linha = line?.linha ?? 1

  return {
    chave: line?.campos[campos[0]?.campo ?? ''] ?? '',
    problemas: problemas.map((problem) => ({ linha, ...problem })),
  }
}

function differences({ campos }: Pick<LineKind, 'campos'>, before: Values, after: Values): Difference[] {
  return campos.flatMap(({ campo, nome }) => {
    const [antes = '', depois] = [before[campo], after[campo]]
    return depois === undefined || antes === depois ? [] : [{ campo: nome, antes, depois }]
  })
}

/** Reads JSON that this file wrote. */
export function valuesOf(saved: unknown): Values {
  return Object.fromEntries(Object.entries(saved ?? {}).map(([campo, valor]) => [campo, String(valor)]))
}
