import { expect, test } from 'vitest'
import { GuideForm } from '#contract/content/guides/admin-guides.ts'
import { CATEGORIES } from '#demo/catalogue/categories.ts'
import { products } from '#demo/catalogue/products.ts'
import { GUIDES } from './guides.ts'
import { guideForm } from './load-guides.ts'

const draw = ({ alt }: { alt: string }) =>
  Promise.resolve({ arquivo: 'ab'.repeat(12), largura: 1200, altura: 800, alt })

const KINDS = ['resumo', 'tabela', 'imagem', 'ferramenta', 'produtos', 'perguntas']

test('there are twelve, each at its own address', () => {
  expect(new Set(GUIDES.map(({ slug }) => slug)).size).toBe(12)
})

test('each has a picture of its own', () => {
  expect(new Set(GUIDES.map(({ cover }) => cover.svg)).size).toBe(GUIDES.length)
})

test.each(GUIDES.map((guide) => [guide.slug, guide] as const))(
  '%s is long enough, has a table, a figure, a tool, products that exist and a valid form',
  async (_, guide) => {
    const form = GuideForm.parse(await guideForm(guide, draw))
    const text = JSON.stringify(form.blocos.map(({ id: _, tipo: __, ...texts }) => Object.values(texts)))
    const words = text.replace(/<[^>]*>/g, ' ').match(/\p{L}+/gu)?.length ?? 0
    const kinds = form.blocos.map(({ tipo }) => tipo)

    expect(words).toBeGreaterThanOrEqual(700)
    expect(words).toBeLessThanOrEqual(1_400)
    expect(kinds).toEqual(expect.arrayContaining(KINDS))
    for (const block of form.blocos) {
      if (block.tipo !== 'produtos') continue
      const path = block.regra.listagem.slice(1)
      expect(CATEGORIES.map(({ caminho }) => caminho)).toContain(path)
      const listed = products().filter(({ categoria, categorias }) =>
        [categoria, ...categorias].some((one) => `${one}/`.startsWith(`${path}/`)),
      )
      expect(listed.length, path).toBeGreaterThan(0)
    }
  },
)
