/** A field that two people have changed, in words: what stands in the store now, and what this form would write. */
export type Difference = { campo: string; atual: string; meu: string }

/** Where two states of a form differ, field by field; `campos` names those that count. */
export function fieldDifferences<Form extends object>(
  atual: Form,
  meu: Form,
  campos: Record<keyof Form & string, string>,
): Difference[] {
  const names = Object.keys(campos) as (keyof Form & string)[]

  return names
    .filter((name) => JSON.stringify(atual[name]) !== JSON.stringify(meu[name]))
    .map((name) => ({ campo: campos[name], atual: inWords(atual[name]), meu: inWords(meu[name]) }))
}

const MAX_LETTERS = 160

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nada'
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} itens`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)

  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text
}
