import type { HomeSection } from '#contract/content/home-sections.ts'

/** What the sections of the home page can show: banner groups and showcases. */
export type HomeChoices = { groups: HomeChoice[]; showcases: HomeChoice[] }

export type HomeChoice = { value: string; label: string }

const OF_BANNERS: ReadonlySet<HomeSection['tipo']> = new Set([
  'hero',
  'categorias',
  'sobre',
  'discos',
  'banners',
])

/** Returns the content to choose from for a kind of section; null if it has none. */
export function choicesFor(
  tipo: HomeSection['tipo'],
  { groups, showcases }: HomeChoices,
): HomeChoice[] | null {
  if (tipo === 'vitrine') return showcases

  return OF_BANNERS.has(tipo) ? groups : null
}

/** Returns the options of the field: none chosen yet, the choices, and a current one that no longer exists. */
export function withCurrent(choices: readonly HomeChoice[], hash: string | null): HomeChoice[] {
  const isKnown = hash === null || choices.some(({ value }) => value === hash)

  return [
    { value: '', label: 'Escolha o que mostrar' },
    ...choices,
    ...(isKnown ? [] : [{ value: hash, label: 'O que foi escolhido não existe mais' }]),
  ]
}
