import { followingSlug } from '#admin/components/seo/following-slug.ts'
import type { CategoryNode, PanelCategory } from '#contract/catalog/categories.ts'
import { type BoxDraft, boxDraftOf } from './box-draft.ts'

/** A category while it is edited. Its parent is chosen once; afterwards, the tree moves it. */
export type CategoryDraft = Pick<
  PanelCategory,
  'idPai' | 'slug' | 'nome' | 'titulo' | 'descricao' | 'imagem' | 'seo' | 'atributosPrincipais'
> & { embalagem: BoxDraft }

export const EMPTY_CATEGORY: CategoryDraft = {
  idPai: null,
  slug: '',
  nome: '',
  titulo: '',
  descricao: '',
  imagem: null,
  seo: null,
  atributosPrincipais: [],
  embalagem: boxDraftOf(null),
}

/** Returns the form's draft of a stored category. */
export function draftOf(category: PanelCategory): CategoryDraft {
  const { idPai, slug, nome, titulo, descricao, imagem, seo, atributosPrincipais, embalagem } = category

  return {
    idPai,
    slug,
    nome,
    titulo,
    descricao,
    imagem,
    seo,
    atributosPrincipais,
    embalagem: boxDraftOf(embalagem),
  }
}

/** Renames a new category: its title and slug follow the name until somebody edits them. */
export function renamed(old: CategoryDraft, nome: string): CategoryDraft {
  return {
    ...old,
    nome,
    titulo: old.titulo === old.nome ? nome : old.titulo,
    slug: followingSlug(old.slug, old.nome, nome),
  }
}

/** Returns the path that a category's slug is below, with a slash before it; nothing on the first level. */
export function parentPathOf(
  saved: Pick<PanelCategory, 'caminho'> | null,
  tree: readonly Pick<CategoryNode, 'id' | 'caminho'>[],
  idPai: number | null,
): string {
  const path = saved
    ? saved.caminho.split('/').slice(0, -1).join('/')
    : (tree.find(({ id }) => id === idPai)?.caminho ?? '')

  return path === '' ? '' : `/${path}`
}
