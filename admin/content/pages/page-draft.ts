import { randomId } from '#admin/components/random-id.ts'
import type { PageBlock } from '#contract/content/page-blocks.ts'
import type { PageForm, PanelPage } from '#contract/content/pages.ts'
import { blocksOfHtml } from './blocks-of-html.ts'

export type BlockKind = PageBlock['tipo']

/** Returns the form of a page; a single HTML text is split into blocks. */
export function pageDraft(page: PanelPage): PageForm {
  const { slug, mae, titulo, resumo, seo, indexar, rascunho, publicarEm, blocos, html } = page

  return {
    slug,
    mae,
    titulo,
    resumo,
    seo,
    indexar,
    rascunho,
    publicarEm,
    blocos: blocos ?? blocksOfHtml(html),
  }
}

export const NEW_PAGE: PageForm = {
  slug: '',
  mae: null,
  titulo: '',
  resumo: '',
  seo: null,
  indexar: true,
  rascunho: true,
  publicarEm: null,
  blocos: [],
}

/** The kinds of blocks in the editor's menu. */
export const BLOCK_KINDS: Record<BlockKind, string> = {
  titulo: 'Título',
  texto: 'Texto',
  imagem: 'Imagem',
  colunas: 'Duas colunas',
  perguntas: 'Perguntas e respostas',
  chamada: 'Chamada com botão',
  tabela: 'Tabela',
  resumo: 'Resumo em destaque',
}

/** The kinds in the order of the menu. */
export const PAGE_KINDS = Object.keys(BLOCK_KINDS) as BlockKind[]

/** Returns an empty block. */
export function newBlock(tipo: BlockKind): PageBlock {
  const id = randomId()
  switch (tipo) {
    case 'titulo':
      return { id, tipo, texto: '', nivel: 2 }
    case 'texto':
      return { id, tipo, html: '' }
    case 'imagem':
      return { id, tipo, arquivo: '', largura: 1, altura: 1, alt: '', legenda: '', link: null }
    case 'colunas':
      return { id, tipo, esquerda: '', direita: '' }
    case 'perguntas':
      return { id, tipo, itens: [{ pergunta: '', resposta: '' }] }
    case 'chamada':
      return { id, tipo, titulo: '', texto: '', botao: 'Ver', link: '/' }
    case 'tabela':
      return { id, tipo, legenda: '', cabecalho: ['', ''], linhas: [['', '']] }
    case 'resumo':
      return { id, tipo, titulo: 'Em resumo', html: '' }
  }
}

/** A block's name in the list, from its first text. */
export function blockName(block: PageBlock): string {
  const kind = BLOCK_KINDS[block.tipo]
  const says = sayingOf(block)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

  return says === '' ? kind : `${kind}: ${says.slice(0, 60)}`
}

function sayingOf(block: PageBlock): string {
  switch (block.tipo) {
    case 'titulo':
      return block.texto
    case 'texto':
    case 'resumo':
      return block.html
    case 'imagem':
      return block.alt
    case 'colunas':
      return block.esquerda
    case 'perguntas':
      return block.itens[0]?.pergunta ?? ''
    case 'chamada':
      return block.titulo || block.botao
    case 'tabela':
      return block.legenda || block.cabecalho.filter((head) => head !== '').join(', ')
  }
}
