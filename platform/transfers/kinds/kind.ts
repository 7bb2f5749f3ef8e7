import type { ImportItem, ImportKind } from '#contract/panel/transfers.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** A field that a column can be: its name in our own files, and other names by which it is known. */
export type Field = { campo: string; nome: string; otherNames?: readonly string[]; obrigatorio?: true }

/** A line of the file: its text for each field, and for columns without a field (`outros`). */
export type Line = {
  linha: number
  campos: Record<string, string>
  outros: { label: string; valor: string }[]
  /** It has a cell beyond the last column: a separator that should have been in quotes. */
  sobra?: true
}

/** The lines that form one item. */
export type Unit = {
  linhas: Line[]
  colunas: readonly string[]
  /** Why pictures could not be fetched, by address. */
  missingPictures?: Readonly<Record<string, string>>
}

export type Problem = ImportItem['problemas'][number]

/** A problem of a line given elsewhere. */
export type LineProblem = Omit<Problem, 'linha'>
export type Difference = ImportItem['diferencas'][number]

/** What importing a unit would do; `chave` is the item's key. */
export type Compared = { chave: string } & (
  | { problemas: Problem[] }
  | { comparacao: 'nova' | 'alterada' | 'igual'; diferencas: Difference[]; avisos?: string[] }
)

/** What importing a unit did: the item before (null if it is new) and after, both as JSON. */
export type Applied = {
  changed: boolean
  antes: unknown
  depois: unknown
  /** Notices for the merchant. */
  avisos?: string[]
  /** What was created along with it. */
  criados?: Created
}

/** Paths of categories, parents first, and slugs of brands. */
export type Created = { categorias: string[]; marcas: string[] }

/** What an adapter needs in a job: context, file and user. */
export type Work = Pick<RequestContext, 'db' | 'now' | 'storage' | 'storeUrl'> & {
  quem: Pick<Staff, 'id' | 'nome'>
  arquivo: string
  /** The item of the import. */
  origem: { idImportacao: string; item: number }
  /** Whether products are published without pictures that could not be fetched. */
  semFotos: boolean
}

/** What the items of one import have in common. */
export type SharedWork = Omit<Work, 'origem'>

export type ItemUnit = { unit: Unit; origem: Work['origem'] }

/** A written item, to be undone. */
export type Done = { chave: string; antes: unknown; depois: unknown; criados: Created | null }

/** How items of one kind are imported. */
export type ImportAdapter = {
  tipo: ImportKind
  /** In addition to `dados.importar`. */
  permissao: Permission
  campos: readonly Field[]
  /** Columns without a field are allowed, as specification lines. */
  allowsOthers?: true
  /**
   * Consecutive lines with the same result form one unit; null is never the same. `above` is the result for the line
   * above.
   */
  groupOf: (line: Line, above: string | null) => string | null
  /** Compares many units in few queries. */
  compare: (db: Database, units: readonly Unit[]) => Promise<Compared[]>
  /**
   * Slow work that needs no locks, before the transaction: fetches pictures. Looks up what all units need in few queries,
   * and returns the function that prepares each of them: it returns the unit to write.
   */
  prepare?: (work: SharedWork, units: readonly Unit[]) => Promise<(unit: Unit) => Promise<Unit>>
  /** Writes a unit, in a transaction. Refusals become problems of its lines. */
  apply: (work: Work, unit: Unit) => Promise<Applied>
  /**
   * The same for many units of different keys, all or none; the results are in their order. Refuses what `apply` would
   * refuse of any of them.
   */
  applyAll?: (work: SharedWork, units: readonly ItemUnit[]) => Promise<Applied[]>
  /** Undoes an item, in a transaction. Returns false if it has changed since. */
  undo: (work: Work, done: Done) => Promise<boolean>
}

/** How items of one kind are exported: some hundred lines per page; `depois` is the cursor. */
export type ExportAdapter = {
  header: (db: Database) => Promise<string[]>
  page: (
    context: Pick<RequestContext, 'db' | 'storeUrl'>,
    from: { depois: string | null; cabecalho: readonly string[] },
  ) => Promise<{ linhas: string[][]; depois: string | null }>
}
