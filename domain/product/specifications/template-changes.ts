import { foldText, slugOf } from '../../format/slug.ts'
import { fieldOf, type Line, type SpecificationField } from './field.ts'

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

/** Returns what a template calls otherwise than the one that it replaces, and what it has no more. */
export function templateChanges(
  before: readonly NamedField[],
  after: readonly RenamedField[],
): TemplateChanges {
  const pairs = before.map((field) => ({ field, now: successorOf(field, after) }))

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
 * The lines of a filled product under the names that its template has now. What the template has no more stays written,
 * and listings filter by it no longer; so does a line whose new name another line of the product has already.
 */
export function renamedLines<L extends Line>({ campos, valores }: TemplateChanges, lines: readonly L[]): L[] {
  const before = campos.map(({ de, para }) => ({ label: de, para }))
  const changes = lines.map((line) => ({ line, change: fieldOf(before, line.label)?.field }))
  const taken = new Set(changes.flatMap(({ line, change }) => (change ? [] : [slugOf(line.label)])))

  return changes.map(({ line, change }) => {
    const renamed = valores.find(
      ({ campo, de }) => fieldOf([{ label: campo }], line.label) && foldText(de) === foldText(line.valor),
    )
    const valor = renamed?.para ?? line.valor
    if (!change) return { ...line, valor }
    if (change.para === null || taken.has(slugOf(change.para))) return { ...line, valor, filtro: false }

    return { ...line, label: change.para, valor }
  })
}
