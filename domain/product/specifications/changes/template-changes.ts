import { foldText, slugOf } from '../../../format/slug.ts'
import { fieldOf, type Line, type SpecificationField } from '../field.ts'

type NamedField = Pick<SpecificationField, 'label' | 'opcoes' | 'tipo'>

/** A field with what it and its choices were called in the template that it replaces; without, a field keeps its name. */
type RenamedField = NamedField & {
  labelAntes?: string | null | undefined
  opcoesAntes?: readonly { de: string; para: string }[] | undefined
}

/** What filled products have under another name from now on; `para` is null for what the template has no more. */
export type TemplateChanges = {
  campos: { de: string; para: string | null }[]
  /** Choices, with the label that their field had before. */
  valores: { campo: string; de: string; para: string | null }[]
}

/** Of a template that calls everything as before. */
export const NO_CHANGES: TemplateChanges = { campos: [], valores: [] }

/** Returns what a template calls otherwise than the one that it replaces, and what it has no more. */
export function templateChanges(
  before: readonly NamedField[],
  after: readonly RenamedField[],
): TemplateChanges {
  const names = new Set(before.map(({ label }) => slugOf(label)))
  // Names that a third template had, in between or before, say nothing of this one.
  const fields = after.map((field) =>
    field.labelAntes != null && !names.has(slugOf(field.labelAntes)) ? { ...field, labelAntes: null } : field,
  )
  const pairs = before.map((field) => ({ field, now: successorOf(field, fields) }))

  return {
    campos: pairs.flatMap(({ field: { label }, now }) =>
      now?.label === label ? [] : [{ de: label, para: now?.label ?? null }],
    ),
    valores: pairs.flatMap(({ field, now }) => (now ? changedChoices(field, now) : [])),
  }
}

/** A field of the same name is the same one, unless it says that it had another. */
function successorOf({ label }: NamedField, after: readonly RenamedField[]): RenamedField | undefined {
  const renamed = after.find(({ labelAntes }) => labelAntes != null && slugOf(labelAntes) === slugOf(label))

  return renamed ?? after.find((field) => field.labelAntes == null && slugOf(field.label) === slugOf(label))
}

/** Suggestions of other types are no rule, so that only those are of interest that were renamed. */
function changedChoices(before: NamedField, now: RenamedField): TemplateChanges['valores'] {
  const isChoice = before.tipo === 'escolha' && now.tipo === 'escolha'

  return before.opcoes
    .filter((option) => !now.opcoes.some((other) => foldText(other) === foldText(option)))
    .flatMap((de) => {
      const renamed = now.opcoesAntes?.find((choice) => choice.de === de)?.para
      const para = now.opcoes.find((option) => option === renamed) ?? null
      return para === null && !isChoice ? [] : [{ campo: before.label, de, para }]
    })
}

/**
 * The names that another field has now: of two that swap names, or of one that another one replaces. The same name means
 * two things until all products are read under the new names.
 */
export function passedOnNames({ campos }: TemplateChanges): string[] {
  const names = new Set(campos.map(({ de }) => slugOf(de)))

  return campos.flatMap(({ de, para }) =>
    para !== null && slugOf(para) !== slugOf(de) && names.has(slugOf(para)) ? [para] : [],
  )
}

/**
 * The lines of a filled product under the names that its template has now. What the template has no more stays written,
 * and listings filter by it no longer; so does a line whose new name another line of the product has already. A removed
 * field whose name another one takes gives way to that one, or fills it where the product has nothing else for it.
 */
export function renamedLines<L extends Line>({ campos, valores }: TemplateChanges, lines: readonly L[]): L[] {
  const before = campos.map(({ de, para }) => ({ label: de, para }))
  const changes = lines.map((line) => ({ line, change: fieldOf(before, line.label)?.field }))
  const taken = takenNames(changes)
  const isRenamed = (change: NewName | undefined): change is { label: string; para: string } =>
    change != null && change.para !== null && !taken.has(slugOf(change.para))
  const passedOn = new Set(campos.flatMap(({ para }) => (para === null ? [] : [slugOf(para)])))
  const arriving = new Set(changes.flatMap(({ change }) => (isRenamed(change) ? [slugOf(change.para)] : [])))

  return changes.flatMap(({ line, change }): L[] => {
    const renamed = valores.find(
      ({ campo, de }) => fieldOf([{ label: campo }], line.label) && foldText(de) === foldText(line.valor),
    )
    const valor = renamed?.para ?? line.valor
    if (!change) return [{ ...line, valor }]
    if (isRenamed(change)) return [{ ...line, label: change.para, valor }]
    const name = slugOf(change.label)
    if (change.para === null && arriving.has(name)) return []
    if (change.para === null && passedOn.has(name)) return [{ ...line, valor }]

    return [{ ...line, valor, filtro: false }]
  })
}

type NewName = { label: string; para: string | null }

/** The names of the lines that nothing renames, and of those that cannot be renamed because another one is in their way. */
function takenNames(changes: readonly { line: Line; change: NewName | undefined }[]): Set<string> {
  const taken = new Set(changes.flatMap(({ line, change }) => (change ? [] : [slugOf(line.label)])))
  let before = -1
  while (taken.size > before) {
    before = taken.size
    for (const { line, change } of changes)
      if (change && change.para !== null && taken.has(slugOf(change.para))) taken.add(slugOf(line.label))
  }

  return taken
}
