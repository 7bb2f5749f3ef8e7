import { FAMILIES, FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import { familyWord, SIZE_PATH } from '#domain/instruments/sizes/fitting/size-address.ts'
import { FITTED_FAMILIES } from '#domain/instruments/sizes/fitting/size-for.ts'
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

const SIZE_FIELDS: Field[] = [
  {
    name: 'braco',
    label: 'Braço esquerdo, em cm',
    hint: 'Da base do pescoço ao meio da palma. Vale nos instrumentos de arco.',
    inputMode: 'decimal',
  },
  { name: 'idade', label: 'Ou a idade, em anos', hint: '', inputMode: 'decimal' },
]

const TENSION_FIELDS: Field[] = [
  { name: 'escala', label: 'Escala, em mm', hint: 'Vazia, é a usual do instrumento.', inputMode: 'decimal' },
  {
    name: 'afinacao',
    label: 'Afinação',
    hint: 'Como Drop D, ou nota por nota. Vazia, é a usual.',
    inputMode: 'text',
  },
]

type Question = Pick<ToolQuestion, 'action' | 'instruments' | 'button'> & { fields: Field[] }

/** By the paths of their tools. */
const QUESTIONS: Record<string, Question> = {
  [SIZE_PATH]: {
    action: `${SIZE_PATH}#resultado`,
    instruments: FITTED_FAMILIES.map((family) => ({
      value: familyWord(family),
      label: FAMILIES[family].nome,
    })),
    fields: SIZE_FIELDS,
    button: 'Ver o tamanho',
  },
  [TENSION_PATH]: {
    action: TENSION_PATH,
    instruments: FAMILY_WORDS.map((word) => ({ value: word, label: FAMILIES[word].nome })),
    fields: TENSION_FIELDS,
    button: 'Calcular a tensão',
  },
}

/** The question of the tool at an address; null of tools that ask nothing that fits a card. */
export function toolQuestion(url: string): ToolQuestion | null {
  const [path, query] = url.split('?')
  const said = new URLSearchParams(query)
  const question = QUESTIONS[path ?? '']
  if (!question) return null
  const { fields, ...rest } = question
  const shown = new Set(['instrumento', ...fields.map(({ name }) => name)])

  return {
    ...rest,
    instrument: said.get('instrumento') ?? '',
    fields: fields.map((field) => ({ ...field, value: said.get(field.name) ?? '' })),
    hidden: [...said].flatMap(([name, value]) => (shown.has(name) ? [] : [{ name, value }])),
  }
}
