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

/** What the shop or a file says of a thing, field by field. */
export type Values = Record<string, string>

type LineKind = Pick<ImportAdapter, 'tipo' | 'permissao' | 'campos'> & {
  /** The thing that a line names, and what it says of it in the shop's own spelling; or what is wrong with it. */
  read: (campos: Values) => { chave: string; valores: Values } | { problemas: LineProblem[] }
  /** The things of the shop by their keys, in that spelling. */
  current: (db: Database, chaves: readonly string[]) => Promise<Map<string, Values>>
  /** What the shop holds against things as the lines would have them, by their keys. */
  problems?: (db: Database, things: readonly Values[]) => Promise<Map<string, LineProblem[]>>
  /** Where the shop has it not, it may be put in; else the line is bad, with this sentence. */
  missing?: string
  write: (work: Work, chave: string, valores: Values) => Promise<void>
  remove?: (work: Work, chave: string) => Promise<void>
  undo?: ImportAdapter['undo']
}

/** A kind of which each line of a file is one thing, told by its key. */
export function lineKind(kind: LineKind): ImportAdapter {
  return { ...kind, grupo: () => null, compare, apply, undo: kind.undo ?? undo }

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
    if ('problemas' in read) throw new Error('A line that can not be read was to be written.')
    const { chave, valores } = read
    const antes = await one(work.db, chave)
    if (antes && differences(kind, antes, valores).length === 0) return { mudou: false, antes, depois: antes }
    await kind.write(work, chave, { ...antes, ...valores })

    return { mudou: true, antes, depois: await one(work.db, chave) }
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

/** What this file wrote into the database itself. */
export function valuesOf(kept: unknown): Values {
  return Object.fromEntries(Object.entries(kept ?? {}).map(([campo, valor]) => [campo, String(valor)]))
}
