import type { MenuDraft, MenuItemDraft } from '#contract/content/content-input.ts'
import { CATEGORIES } from '#demo/catalogue/categories.ts'
import { categoryRoute } from './category-route.ts'

/** A first-level entry: a category by its path, and additional categories below it. */
type Entry = { caminho: string; label: string; more?: readonly (readonly [caminho: string, label: string])[] }

/** Ten trees are too many for one line: bows and bridges are below their instruments. */
const ENTRIES: readonly Entry[] = [
  { caminho: 'cordas', label: 'Cordas' },
  {
    caminho: 'violinos',
    label: 'Violinos',
    more: [
      ['arcos', 'Arcos'],
      ['cavaletes', 'Cavaletes e pontes'],
    ],
  },
  { caminho: 'violoes', label: 'Violões' },
  {
    caminho: 'guitarras',
    label: 'Guitarras',
    more: [['cavaletes/guitarra-e-violao', 'Pontes e rastilhos']],
  },
  { caminho: 'ukuleles', label: 'Ukuleles' },
  { caminho: 'regionais', label: 'Brasileiros' },
  { caminho: 'acessorios', label: 'Acessórios', more: [['kits', 'Kits']] },
]

/**
 * The main menu: three levels of categories, then brands. `pictureOf` returns the URL of the picture for a first-level
 * category in the opened menu, or null.
 */
export function mainMenu(pictureOf: (caminho: string) => string | null): MenuDraft {
  return {
    hash: 'main-menu',
    nome: 'Menu principal',
    itens: [
      ...ENTRIES.map(({ caminho, label, more = [] }) => ({
        ...category(caminho, label),
        icone: pictureOf(caminho),
        sub: [
          ...below(caminho),
          ...more.map(([extra, name]) => ({ ...category(extra, name), sub: below(extra) })),
        ],
      })),
      { label: 'Marcas', link: '/marcas' },
    ],
  }
}

/** Returns the categories directly below a path, each with its own children. */
function below(caminho: string): MenuItemDraft[] {
  const depth = caminho.split('/').length + 1

  return CATEGORIES.filter(
    (entry) => entry.caminho.startsWith(`${caminho}/`) && entry.caminho.split('/').length === depth,
  ).map((entry) => ({
    ...category(entry.caminho, entry.nome),
    sub: depth < 3 ? below(entry.caminho) : [],
  }))
}

function category(caminho: string, label: string): MenuItemDraft {
  return { label, link: `/${caminho}`, tipo: 'categoria', rota: categoryRoute(caminho) }
}
