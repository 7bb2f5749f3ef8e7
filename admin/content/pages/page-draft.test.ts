import { describe, expect, test } from 'vitest'
import type { PanelPage } from '#contract/content/pages.ts'
import { BLOCK_KINDS, type BlockKind, blockName, newBlock, pageDraft } from './page-draft.ts'

/** Those that have a text from the start. */
const NAMES: Partial<Record<BlockKind, string>> = {
  chamada: 'Chamada com botão: Ver',
}

const KINDS = Object.keys(BLOCK_KINDS) as BlockKind[]

describe('a new block', () => {
  test.each(KINDS)('of the kind %s is of this kind, and called by it', (kind) => {
    const block = newBlock(kind)
    expect(block.tipo).toBe(kind)
    expect(blockName(block)).toBe(NAMES[kind] ?? BLOCK_KINDS[kind])
  })

  test('has an id of its own', () => {
    expect(newBlock('texto').id).not.toBe(newBlock('texto').id)
  })
})

describe('the name of a block', () => {
  test('is its first text without tags', () => {
    const html = '<p>Trocas  <strong>sem custo</strong></p>\n<p>em 30 dias</p>'
    expect(blockName({ id: 'a', tipo: 'texto', html })).toBe('Texto: Trocas sem custo em 30 dias')
  })

  test('is cut after sixty characters', () => {
    expect(blockName({ id: 'a', tipo: 'titulo', texto: 'x'.repeat(80), nivel: 2 })).toBe(
      `Título: ${'x'.repeat(60)}`,
    )
  })

  test('of a table without a caption is its head', () => {
    const table = {
      id: 'a',
      tipo: 'tabela',
      legenda: '',
      cabecalho: ['Corda', 'Tensão'],
      linhas: [],
    } as const
    expect(blockName({ ...table, cabecalho: [...table.cabecalho], linhas: [] })).toBe('Tabela: Corda, Tensão')
  })
})

test('the draft of a page has its blocks, and nothing that the platform alone writes', () => {
  const blocos = [newBlock('titulo')]
  const page = { id: 4, versao: 2, slug: 'trocas', titulo: 'Trocas', blocos, html: '<p>a</p>' }
  const draft = pageDraft(page as unknown as PanelPage)
  expect(draft.blocos).toEqual(blocos)
  expect(draft).not.toHaveProperty('versao')
  expect(draft).not.toHaveProperty('html')
})
