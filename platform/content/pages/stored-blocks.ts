import type { GuideBlock } from '#contract/content/guides/guide-blocks.ts'
import type { PageBlock } from '#contract/content/page-blocks.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { StoredPictures } from '../find-pictures.ts'
import { sanitizeHtml } from '../sanitize.ts'

/** The pictures of a page or guide, each with the form field that names it. */
export function picturesOf(blocos: readonly GuideBlock[]) {
  return blocos.flatMap((block, i) =>
    block.tipo === 'imagem' ? [{ arquivo: block.arquivo, campo: `blocos.${i}.arquivo` }] : [],
  )
}

/** The block as it is stored: its HTML is sanitized, for the next editor too, and its picture has its dimensions. */
export function storedBlock(block: PageBlock, pictures: StoredPictures): PageBlock {
  switch (block.tipo) {
    case 'imagem':
      return { ...block, ...pictures.get(block.arquivo) }
    case 'texto':
    case 'resumo':
      return { ...block, html: sanitizeHtml(block.html) }
    case 'colunas':
      return {
        ...block,
        esquerda: sanitizeHtml(block.esquerda),
        direita: sanitizeHtml(block.direita),
      }
    case 'perguntas':
      return {
        ...block,
        itens: block.itens.map(({ pergunta, resposta }) => ({ pergunta, resposta: sanitizeHtml(resposta) })),
      }
    default:
      return block
  }
}

/** Refuses `CamposInvalidos` for texts that say nothing. */
export function refuseEmptyTexts(blocos: readonly GuideBlock[]): void {
  const campos = blocos.flatMap((block, i) =>
    (block.tipo === 'texto' || block.tipo === 'resumo') && !saysSomething(block.html)
      ? [{ campo: `blocos.${i}.html`, mensagem: 'Escreva o texto, ou tire este bloco.' }]
      : [],
  )
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
}

/** An editor's empty text is a paragraph without words. */
function saysSomething(html: string): boolean {
  return /<(img|iframe|hr|table)\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}
