import type { PageBlock } from '#contract/content/page-blocks.ts'
import type { PageForm } from '#contract/content/pages.ts'

/** A page that a new store starts with. `mae` is another of them, which is created first. */
export type SeedPage = Pick<PageForm, 'slug' | 'mae' | 'titulo' | 'resumo' | 'blocos'>

type Part = (id: string) => PageBlock

/** The blocks of a page, in order. */
export function blocks(...parts: Part[]): PageBlock[] {
  return parts.map((part, i) => part(`b${i + 1}`))
}

export function heading(texto: string): Part {
  return (id) => ({ id, tipo: 'titulo', texto, nivel: 2 })
}

export function text(html: string): Part {
  return (id) => ({ id, tipo: 'texto', html })
}

/** Rows of plain text, each with as many cells as `cabecalho`. */
export function table(cabecalho: string[], ...linhas: string[][]): Part {
  return (id) => ({ id, tipo: 'tabela', legenda: '', cabecalho, linhas })
}

/** Questions with their answers, as HTML. */
export function questions(...itens: [pergunta: string, resposta: string][]): Part {
  return (id) => ({
    id,
    tipo: 'perguntas',
    itens: itens.map(([pergunta, resposta]) => ({ pergunta, resposta })),
  })
}
