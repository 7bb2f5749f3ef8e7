/** Which screens something is for, in words. */
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
  noAr: { nome: 'No ar', cor: 'pine' },
  agendado: { nome: 'Agendado', cor: 'blue' },
  encerrado: { nome: 'Encerrado', cor: 'gray' },
  desligado: { nome: 'Desligado', cor: 'gray' },
} as const

export const PAGE_SITUATIONS = {
  noAr: { nome: 'No ar', cor: 'pine' },
  agendada: { nome: 'Agendada', cor: 'blue' },
  rascunho: { nome: 'Rascunho', cor: 'gray' },
} as const

/** The value among those of a list of options, whose labels a form shows. */
export function chosen<Value extends string>(
  options: readonly { value: Value }[],
  value: string | null,
): Value | undefined {
  return options.find((option) => option.value === value)?.value
}
