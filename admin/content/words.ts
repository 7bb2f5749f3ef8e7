/** The options for kinds of screens. */
export const SCREENS = [
  { value: 'todos', label: 'Todas as telas' },
  { value: 'desktop', label: 'Só computador' },
  { value: 'mobile', label: 'Só celular' },
] as const

/** The kinds of pages on which popups open. */
export const POPUP_PAGES = [
  { value: 'home', label: 'Página inicial' },
  { value: 'detail', label: 'Páginas de produto' },
  { value: 'page', label: 'Páginas institucionais' },
] as const

export const POPUP_SITUATIONS = {
  noAr: { label: 'No ar', color: 'pine' },
  agendado: { label: 'Agendado', color: 'blue' },
  encerrado: { label: 'Encerrado', color: 'gray' },
  desligado: { label: 'Desligado', color: 'gray' },
} as const

export const PAGE_SITUATIONS = {
  noAr: { label: 'No ar', color: 'pine' },
  agendada: { label: 'Agendada', color: 'blue' },
  rascunho: { label: 'Rascunho', color: 'gray' },
} as const

/** Narrows a form's value to one of the options. */
export function chosen<Value extends string>(
  options: readonly { value: Value }[],
  value: string | null,
): Value | undefined {
  return options.find((option) => option.value === value)?.value
}
