import { type FieldProblem, problem } from '../format/field-problem.ts'
import { slugOf } from '../format/slug.ts'

/** What a review may rate from one to five. Marks are stored by `codigo`, so a new label keeps them. */
export type Criterion = { codigo: string; rotulo: string; ajuda: string }

/** The marks of a review, by the criterion's code. */
export type Marks = Record<string, number>

/** More questions than these are left unanswered. */
export const MAX_CRITERIA = 5

const FINISH: Criterion = { codigo: 'acabamento', rotulo: 'Acabamento', ajuda: '' }
const VALUE: Criterion = { codigo: 'custoBeneficio', rotulo: 'Custo-benefício', ajuda: '' }

const SOUND_CRITERIA: readonly Criterion[] = [
  { codigo: 'som', rotulo: 'Som', ajuda: '' },
  FINISH,
  { codigo: 'tocabilidade', rotulo: 'Tocabilidade', ajuda: '' },
  VALUE,
]

const NEUTRAL_CRITERIA: readonly Criterion[] = [
  FINISH,
  { codigo: 'durabilidade', rotulo: 'Durabilidade', ajuda: '' },
  VALUE,
]

/** The criteria of products whose categories name none; a case is not judged by its sound. */
export function defaultCriteria(judgedBySound: boolean): readonly Criterion[] {
  return judgedBySound ? SOUND_CRITERIA : NEUTRAL_CRITERIA
}

/**
 * The same for what reviews show, where others of the defaults follow: a category's template may say that it is of
 * instruments after the first reviews, and their marks stay shown.
 */
export function shownDefaults(judgedBySound: boolean): readonly Criterion[] {
  const own = defaultCriteria(judgedBySound)
  const others = defaultCriteria(!judgedBySound).filter(({ codigo }) =>
    own.every((criterion) => criterion.codigo !== codigo),
  )

  return [...own, ...others]
}

/** A mark with its criterion's label. */
export type LabelledMark = { criterio: string; rotulo: string; nota: number }

/** The marks that a product's criteria show, in their order. Marks of former criteria stay stored, but aren't shown. */
export function shownMarks(criteria: readonly Criterion[], marks: Marks): LabelledMark[] {
  return criteria.flatMap(({ codigo, rotulo }) => {
    const nota = marks[codigo]
    return nota === undefined ? [] : [{ criterio: codigo, rotulo, nota }]
  })
}

/** The marks among those sent that belong to a product's criteria: these may have changed while the form was open. */
export function acceptedMarks(criteria: readonly Criterion[], sent: Marks): Marks {
  return Object.fromEntries(shownMarks(criteria, sent).map(({ criterio, nota }) => [criterio, nota]))
}

/** What a review may speak of, as a hint of its form: what the product is rated by, and what all have in common. */
export function criteriaHint(criteria: readonly Pick<Criterion, 'rotulo'>[]): string {
  const named = criteria.map(({ rotulo }, i) =>
    i === 0 ? rotulo : rotulo.charAt(0).toLowerCase() + rotulo.slice(1),
  )

  return `${[...named, 'como chegou'].join(', ')}: o que você gostaria de ter sabido antes.`
}

/**
 * Gives each criterion without a code the one that its label had or would have anywhere: categories that rate the same
 * share its code, and a case's sound that is removed and added again finds its marks.
 */
export function withCodes(criteria: readonly Criterion[]): Criterion[] {
  return criteria.map((criterion) =>
    criterion.codigo === '' ? { ...criterion, codigo: codeOf(criterion.rotulo) } : criterion,
  )
}

function codeOf(label: string): string {
  const slug = slugOf(label)

  return SOUND_CRITERIA.find(({ rotulo }) => slugOf(rotulo) === slug)?.codigo ?? slug
}

/** Returns what prevents a category's criteria from being saved. */
export function criteriaProblems(criteria: readonly Criterion[]): FieldProblem[] {
  const codes = withCodes(criteria).map(({ codigo }) => codigo)
  const labels = criteria.map(({ rotulo }) => slugOf(rotulo))

  return criteria.flatMap((_, i) =>
    problem(
      `criterios.${i}.rotulo`,
      labels[i] === '' || labels.indexOf(labels[i] ?? '') < i || codes.indexOf(codes[i] ?? '') < i
        ? 'Cada critério precisa de um nome, e de um só dele.'
        : null,
    ),
  )
}
