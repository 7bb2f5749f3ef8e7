import type { ImportItem, ImportKind } from '#contract/panel/transfers.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** What a column may be: its name in a file of ours, and others by which it is known. */
export type Field = { campo: string; nome: string; outros?: readonly string[]; obrigatorio?: true }

/** A line of the file: what it says of each field, as text, and of what the shop has no field for (`outros`, by column). */
export type Line = {
  linha: number
  campos: Record<string, string>
  outros: { label: string; valor: string }[]
  /** It says something beyond the last column: a separator that should have been in quotes. */
  sobra?: true
}

/** The lines that are one thing of the shop. */
export type Unit = {
  linhas: Line[]
  colunas: readonly string[]
  /** Why a picture could not be had, by its address, once somebody tried. */
  faltam?: Readonly<Record<string, string>>
}

export type Problem = ImportItem['problemas'][number]

/** A problem of a line that is known. */
export type LineProblem = Omit<Problem, 'linha'>
export type Difference = ImportItem['diferencas'][number]

/** What a unit would do; `chave` names the thing. */
export type Compared = { chave: string } & (
  | { problemas: Problem[] }
  | { comparacao: 'nova' | 'alterada' | 'igual'; diferencas: Difference[]; avisos?: string[] }
)

/** What it did: the thing as it was (null: it was not there) and as it is, both as JSON. */
export type Applied = {
  mudou: boolean
  antes: unknown
  depois: unknown
  /** What the merchant should know of it. */
  avisos?: string[]
  /** What was put in beside it. */
  criados?: Created
}

/** Paths of categories, parents first, and slugs of brands. */
export type Created = { categorias: string[]; marcas: string[] }

/** Who imports which file, as jobs know them. */
export type Work = Pick<RequestContext, 'db' | 'agora' | 'storage' | 'storeUrl'> & {
  quem: Pick<Staff, 'id' | 'nome'>
  arquivo: string
  /** Which thing of which import it is. */
  origem: { idImportacao: string; item: number }
  /** Whether products come into the shop without those of their pictures that can't be had. */
  semFotos: boolean
}

/** What was done to a thing. */
export type Done = { chave: string; antes: unknown; depois: unknown; criados: Created | null }

/** How things of one kind come in from a file. */
export type ImportAdapter = {
  tipo: ImportKind
  /** Beside `dados.importar`. */
  permissao: Permission
  campos: readonly Field[]
  /** Columns without a field are kept, as lines of a specification. */
  outros?: true
  /**
   * Lines with the same answer that follow one another are one unit; null is another each time. `acima` is the answer of the
   * line above.
   */
  grupo: (linha: Line, acima: string | null) => string | null
  /** What units would do, with few questions for many. */
  compare: (db: Database, units: readonly Unit[]) => Promise<Compared[]>
  /** What takes long and locks nothing, before the transaction: pictures are fetched. Answers the unit that is written then. */
  prepare?: (work: Work, unit: Unit) => Promise<Unit>
  /** Writes a unit, in a transaction. Refusals become problems of its lines. */
  apply: (work: Work, unit: Unit) => Promise<Applied>
  /** Takes it back, in a transaction: false where it has been changed since. */
  undo: (work: Work, done: Done) => Promise<boolean>
}

/** How things of one kind go out: some hundred lines at a time, in an order that `depois` goes on with. */
export type ExportAdapter = {
  header: (db: Database) => Promise<string[]>
  page: (
    context: Pick<RequestContext, 'db' | 'storeUrl'>,
    from: { depois: string | null; cabecalho: readonly string[] },
  ) => Promise<{ linhas: string[][]; depois: string | null }>
}
