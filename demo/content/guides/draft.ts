import type { Order } from '#contract/catalog/catalog.ts'
import type { GuideForm } from '#contract/content/guides/admin-guides.ts'
import type { GuideBlock } from '#contract/content/guides/guide-blocks.ts'

/** A drawn figure, as SVG. */
export type Figure = { svg: string; alt: string }

type Block = GuideBlock extends infer One ? (One extends GuideBlock ? Omit<One, 'id'> : never) : never
type Part = Block | { tipo: 'figura'; figure: Figure; legenda: string }

/** A guide of the demonstration: its pictures are drawn when it is loaded. */
export type DemoGuide = Omit<
  GuideForm,
  'imagem' | 'blocos' | 'seo' | 'indexar' | 'rascunho' | 'sobreAutor' | 'autor'
> & { author: keyof typeof AUTHORS; cover: Figure; parts: Part[] }

/** Who writes the guides: invented, as the store is. */
export const AUTHORS = {
  helena: {
    autor: 'Helena Prado',
    sobreAutor:
      'Luthier de instrumentos de arco. Monta e regula os violinos, as violas e os violoncelos da loja.',
  },
  caio: {
    autor: 'Caio Bertoni',
    sobreAutor:
      'Luthier de violões e guitarras. Cuida da bancada de cordas dedilhadas e testa o que entra no catálogo.',
  },
} as const

/** A heading of the first level, which the contents list. */
export const h = (texto: string): Part => ({ tipo: 'titulo', texto, nivel: 2 })
/** Running text as HTML. */
export const p = (html: string): Part => ({ tipo: 'texto', html })
/** The short answer in a box. */
export const sum = (html: string): Part => ({ tipo: 'resumo', titulo: 'Em resumo', html })
/** A table; each row is written as cells between bars. */
export const table = (legenda: string, head: string, ...rows: string[]): Part => ({
  tipo: 'tabela',
  legenda,
  cabecalho: cells(head),
  linhas: rows.map(cells),
})
/** Questions with their answers, in turn. */
export const faq = (...itens: [pergunta: string, resposta: string][]): Part => ({
  tipo: 'perguntas',
  itens: itens.map(([pergunta, resposta]) => ({ pergunta, resposta: `<p>${resposta}</p>` })),
})
/** A drawing with its caption. */
export const figure = (drawn: Figure, legenda: string): Part => ({ tipo: 'figura', figure: drawn, legenda })
/** One of the shop's tools. */
export const tool = (ferramenta: string, parametros: string, texto: string): Part => ({
  tipo: 'ferramenta',
  ferramenta,
  parametros,
  texto,
})
/** Products by rule. */
export const goods = (
  titulo: string,
  texto: string,
  listagem: string,
  { ordem = 'Popularidade', quantidade = 4 }: { ordem?: Order; quantidade?: number } = {},
): Part => ({ tipo: 'produtos', titulo, texto, regra: { listagem, ordem, quantidade } })

function cells(row: string): string[] {
  return row.split('|').map((cell) => cell.trim())
}
