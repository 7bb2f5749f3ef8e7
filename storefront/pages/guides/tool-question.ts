import { listWords } from '#domain/format/list-words.ts'
import { FAMILIES, FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import { MEASURE_TRAITS, MEASURES, type Measure } from '#domain/instruments/sizes/fitting/measure.ts'
import { familyWord, readSizeQuestion, SIZE_PATH } from '#domain/instruments/sizes/fitting/size-address.ts'
import { FITTED_FAMILIES, measuresOf } from '#domain/instruments/sizes/fitting/size-for.ts'
import { TENSION_PATH } from '#domain/instruments/tension/tension-query.ts'

/** What a guide's tool asks at once, as a form whose answer is the tool's page. */
export type ToolQuestion = {
  action: string
  instruments: { value: string; label: string }[]
  instrument: string
  fields: { name: string; label: string; hint: string; value: string; inputMode: 'decimal' | 'text' }[]
  /** What else the guide's address of the tool says. */
  hidden: { name: string; value: string }[]
  button: string
}

type Field = Omit<ToolQuestion['fields'][number], 'value'>

const TENSION_FIELDS: Field[] = [
  { name: 'escala', label: 'Escala, em mm', hint: 'Vazia, é a usual do instrumento.', inputMode: 'decimal' },
  {
    name: 'afinacao',
    label: 'Afinação',
    hint: 'Como Drop D, ou nota por nota. Vazia, é a usual.',
    inputMode: 'text',
  },
]

type Question = Pick<ToolQuestion, 'action' | 'instruments' | 'button'> & {
  /** What is asked where the guide's address of the tool says this. */
  fieldsOf: (said: URLSearchParams) => Field[]
}

/** By the paths of their tools. */
const QUESTIONS: Record<string, Question> = {
  [SIZE_PATH]: {
    action: `${SIZE_PATH}#resultado`,
    instruments: FITTED_FAMILIES.map((family) => ({
      value: familyWord(family),
      label: FAMILIES[family].nome,
    })),
    fieldsOf: sizeFields,
    button: 'Ver o tamanho',
  },
  [TENSION_PATH]: {
    action: TENSION_PATH,
    instruments: FAMILY_WORDS.map((word) => ({ value: word, label: FAMILIES[word].nome })),
    fieldsOf: () => TENSION_FIELDS,
    button: 'Calcular a tensão',
  },
}

/** The question of the tool at an address; null of tools that ask nothing that fits a card. */
export function toolQuestion(url: string): ToolQuestion | null {
  const [path, query] = url.split('?')
  const said = new URLSearchParams(query)
  const question = QUESTIONS[path ?? '']
  if (!question) return null
  const { fieldsOf, ...rest } = question
  const fields = fieldsOf(said)
  const shown = new Set(['instrumento', ...fields.map(({ name }) => name)])

  return {
    ...rest,
    instrument: said.get('instrumento') ?? '',
    fields: fields.map((field) => ({ ...field, value: said.get(field.name) ?? '' })),
    hidden: [...said].flatMap(([name, value]) => (shown.has(name) ? [] : [{ name, value }])),
  }
}

/** What the tool measures for the instrument, the best measure first; of any instrument, with those that it is for. */
function sizeFields(said: URLSearchParams): Field[] {
  const { family } = readSizeQuestion(said)
  const measures = family ? measuresOf(family) : MEASURES

  return measures.map((measure) => {
    const { label, unit, how } = MEASURE_TRAITS[measure]
    return {
      name: measure,
      label: `${label}, em ${unit}`,
      hint: family ? how : `${how}${forWhich(measure)}`,
      inputMode: 'decimal',
    }
  })
}

function forWhich(measure: Measure): string {
  const families = FITTED_FAMILIES.filter((family) => measuresOf(family).includes(measure))
  if (families.length === FITTED_FAMILIES.length) return ''
  const names = families.map((family) => FAMILIES[family].nome.toLowerCase())

  return ` Para ${listWords(names)}.`
}
