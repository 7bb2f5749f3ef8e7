import { same } from './same.ts'

/** A field in which two states of a form differ, in words: the stored value and this form's value. */
export type Difference = { campo: string; atual: string; mine: string }

/** Returns the fields in which two states of a form differ; `campos` lists the fields to compare. */
export function fieldDifferences<Form extends object>(
  atual: Form,
  mine: Form,
  campos: Record<keyof Form & string, string>,
): Difference[] {
  const names = Object.keys(campos) as (keyof Form & string)[]

  return names
    .filter((name) => !same(atual[name], mine[name]))
    .map((name) => ({ campo: campos[name], atual: inWords(atual[name]), mine: inWords(mine[name]) }))
}

const MAX_LETTERS = 160

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nada'
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} itens`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)

  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text
}
