import { postHoleProblem } from '#domain/instruments/compatibility/post-hole.ts'
import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { nameWithoutNotes } from '#domain/instruments/pitch/tuning-names.ts'
import { countStrings, TUNINGS, tuningNamed } from '#domain/instruments/pitch/tunings.ts'
import type { Size } from '#domain/instruments/sizes/size.ts'
import { scaleProblem, sizeNamed, sizeProblem } from '#domain/instruments/sizes/sizes.ts'
import { readString, type StatedString } from '#domain/instruments/strings/stated-string.ts'
import { setProblems } from '#domain/instruments/tension/set-problems.ts'
import { type FieldProblem, problem } from '../../format/field-problem.ts'
import { type FieldRole, fieldOf, type Line, type SpecificationField, type Template } from './field.ts'
import { statedFamily } from './instrument-of.ts'
import { readValue } from './read-value.ts'
import { statedCount } from './stated-count.ts'
import { fromFirstString } from './string-order.ts'
import { convert } from './units.ts'

type Typed<L extends Line> = {
  /** The lines as they are stored: values in the field's unit and words, labels as the template has them. */
  lines: L[]
  problems: FieldProblem[]
}

/**
 * Reads a product's specification by its category's template: what each line means, and whether the lines make one
 * instrument. Whether listings filter by a line is its field's to say. Lines that the template doesn't have stay as
 * they are. `sizes` are the sizes of the product's variants, if the size is chosen and not stated. Form, API and
 * imports all save by it, so that each says the same.
 */
export function typedLines<L extends Line>(
  { instrumento, campos }: Template,
  lines: readonly L[],
  sizes: readonly string[] = [],
): Typed<L> {
  const template = { instrumento: instrumento ?? statedFamily(campos, lines), campos }
  const read = lines.map((line, i) => readLine(template, line, i))
  const values = new Map(read.flatMap(({ role, entry }) => (role && entry ? [[role, entry] as const] : [])))
  const strings = fromFirstString(
    template.campos,
    read.flatMap(({ string }) => string ?? []),
    ({ field }) => field,
  )
  // A string that can't be read is one that the set has all the same.
  const isCounted = read.every(({ isUnread }) => !isUnread)

  return {
    lines: read.map(({ line }) => line),
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...postProblems(values.get('furo')),
      ...instrumentProblems(template, values, sizes),
      ...stringProblems(template, { values, isCounted }, strings),
    ],
  }
}

/** A value that takes part in the comparison of fields, with the place of its line. */
type Entry = {
  campo: string
  valor: string
  numero: number | null
  ate: number | null
  isRange: boolean
  /** Whether it states two lengths of one instrument. */
  isMultiscale: boolean
}

/** A string of the set, with the place of its line and the field that it fills. */
type PlacedString = { campo: string; field: SpecificationField; stated: StatedString }

/** Roles whose numbers are compared in millimetres, whatever the field's unit. */
const LENGTHS: readonly FieldRole[] = ['escala', 'escalas', 'furo']

type ReadLine<L> = {
  line: L
  problems: FieldProblem[]
  role: FieldRole | null
  entry: Entry | null
  string: PlacedString | null
  /** Whether it is a string that can't be read. */
  isUnread: boolean
}

function readLine<L extends Line>({ instrumento, campos }: Template, line: L, i: number): ReadLine<L> {
  const found = fieldOf(campos, line.label)
  const none = { line, problems: [], role: null, entry: null, string: null, isUnread: false }
  if (!found || line.valor.trim() === '') return none
  const { field, unit } = found
  const campo = `caracteristicas.${i}.valor`
  const reading = readValue(field, line.valor, unit)
  if ('problema' in reading)
    return {
      ...none,
      problems: problem(campo, `${field.label}: ${reading.problema}`),
      isUnread: field.tipo === 'corda',
    }
  const isLength = field.papel !== null && LENGTHS.includes(field.papel)
  const [numero = null, ate = numero] = reading.numeros.map((number) =>
    isLength && field.unidade ? convert(number, field.unidade, 'mm') : number,
  )
  // Sizes have names that shops agree on: an adult's violin is a 4/4.
  const size = instrumento && field.papel === 'tamanho' ? sizeNamed(instrumento, reading.valor) : undefined
  const valor = size?.nome ?? reading.valor
  const stated = field.tipo === 'corda' ? readString(valor) : null

  return {
    line: { ...line, label: field.label, valor, filtro: field.filtro },
    problems: [],
    role: field.papel,
    entry: {
      campo,
      valor,
      numero,
      ate,
      isRange: field.tipo === 'faixa',
      isMultiscale: field.tipo === 'numero' && numero !== ate,
    },
    string: stated && !('problema' in stated) ? { campo, field, stated } : null,
    isUnread: false,
  }
}

/** A hole that no headstock has is often one in inches. */
function postProblems(hole: Entry | undefined): FieldProblem[] {
  return hole && hole.numero !== null ? problem(hole.campo, postHoleProblem(hole.numero)) : []
}

/** Returns where the lines contradict what is known of the instrument. */
function instrumentProblems(
  { instrumento }: Template,
  values: ReadonlyMap<FieldRole, Entry>,
  sizes: readonly string[],
): FieldProblem[] {
  if (instrumento === null) return []
  const [stated, strings, tuning] = (['tamanho', 'cordas', 'afinacao'] as const).map((role) =>
    values.get(role),
  )
  const onlySize = stated?.valor ?? (new Set(sizes).size === 1 ? sizes[0] : undefined)
  const size = onlySize === undefined ? undefined : sizeNamed(instrumento, onlySize)
  const { ofThe, strings: counts } = FAMILIES[instrumento]
  const count = strings ? statedCount(strings.valor) : null

  return [
    ...(stated && !size ? problem(stated.campo, sizeProblem(instrumento, stated.valor)) : []),
    ...scaleProblems(instrumento, size, values.get('escala')),
    ...multiscaleProblems(instrumento, values.get('escala')),
    // Strings of one size may serve instruments a little larger or smaller.
    ...scaleProblems(instrumento, undefined, values.get('escalas')),
    ...(strings && !counts.some((known) => known === count)
      ? problem(strings.campo, `O número de cordas ${ofThe} é ${counts.join(', ')}, e não ${strings.valor}.`)
      : []),
    ...(tuning ? problem(tuning.campo, tuningProblem(tuning.valor, { instrumento, count })) : []),
  ]
}

/** Of the first end of a range that can't be. */
function scaleProblems(
  instrumento: Family,
  size: Size | undefined,
  scale: Entry | undefined,
): FieldProblem[] {
  const ends = [scale?.numero, scale?.ate].filter((mm) => mm != null)
  const [first] = ends.flatMap((mm) => scaleProblem(instrumento, size, mm) ?? [])

  return scale && first !== undefined ? problem(scale.campo, first) : []
}

/** Only frets can fan out, so that each string has a length of its own. */
function multiscaleProblems(instrumento: Family, scale: Entry | undefined): FieldProblem[] {
  return scale?.isMultiscale && FAMILIES[instrumento].bowed
    ? problem(scale.campo, 'Só instrumentos com trastes são multiescala: escreva um comprimento só.')
    : []
}

/** Returns which strings can't be of one set for the instrument, in this order, and whether they are as many as it says. */
function stringProblems(
  { instrumento }: Template,
  { values, isCounted }: { values: ReadonlyMap<FieldRole, Entry>; isCounted: boolean },
  strings: readonly PlacedString[],
): FieldProblem[] {
  if (instrumento === null || strings.length === 0) return []
  const [scale, count] = [values.get('escala'), values.get('cordas')]
  const found = setProblems({
    family: instrumento,
    // A range is for which lengths the set is, and not where its tensions are measured.
    scaleMm: scale && !scale.isRange && !scale.isMultiscale ? scale.numero : null,
    count: count && isCounted ? statedCount(count.valor) : null,
    strings: strings.map(({ stated }) => stated),
  })

  return [
    ...strings.flatMap(({ campo, field }, i) => {
      const misplaced = found.order?.place === i ? found.order.problema : null
      const problema = found.strings[i] ?? misplaced
      return problema === null ? [] : problem(campo, `${field.label}: ${problema}`)
    }),
    ...(count ? problem(count.campo, found.count) : []),
  ]
}

/** A tuning has a note for each string, or for each course of an instrument that has several strings in some. */
function tuningProblem(
  valor: string,
  { instrumento, count }: { instrumento: Family; count: number | null },
): string | null {
  if (nameWithoutNotes(valor)) return null
  const notes = tuningNamed(valor, instrumento)?.notas.length ?? valor.split(' ').length
  const isTuned = TUNINGS[instrumento].some(
    (tuning) => tuning.notas.length === notes && countStrings(tuning) === count,
  )
  if (count === null || notes === count || notes * 2 === count || isTuned) return null

  return `A afinação tem ${notes} notas, e o instrumento ${count} cordas.`
}
