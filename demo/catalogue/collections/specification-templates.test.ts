import { describe, expect, test } from 'vitest'
import { readInstrumentCodes } from '#domain/instruments/mine/my-instrument.ts'
import { verdictOn } from '#domain/instruments/mine/verdict.ts'
import { usualScales } from '#domain/instruments/sizes/usual-scale.ts'
import { setTension } from '#domain/instruments/tension/set-tension.ts'
import { ownNotes, stringsEach } from '#domain/instruments/tension/stated-set.ts'
import { fieldOf } from '#domain/product/specifications/field.ts'
import { readValue } from '#domain/product/specifications/read-value.ts'
import { setReader } from '#domain/product/specifications/set-reader.ts'
import { soldAccessories } from '#domain/product/specifications/sold-accessory.ts'
import { soldSets } from '#domain/product/specifications/sold-sets.ts'
import { templateProblems } from '#domain/product/specifications/template-problems.ts'
import { typedLines } from '#domain/product/specifications/typed-lines.ts'
import { CATEGORIES } from '../categories.ts'
import { products } from '../products.ts'
import { specificationTemplates } from './specification-templates.ts'

const ALL = products()
const TEMPLATES = specificationTemplates(ALL)

test.each(TEMPLATES)('the template of $categoria can be saved', ({ categoria, campos }) => {
  expect(CATEGORIES.map(({ caminho }) => caminho)).toContain(categoria)
  expect(campos.length).toBeGreaterThan(3)
  expect(templateProblems(campos)).toEqual([])
})

describe('the sheets of all products', () => {
  test('lose nothing when they are typed, and no product contradicts itself', () => {
    for (const { slug, categoria, caracteristicas, skus } of ALL) {
      const template = templateOf(categoria)
      const sizes = skus.flatMap(({ atributos: { simples } }) =>
        simples.flatMap(({ label, valor }) => (label === 'Tamanho' ? [valor] : [])),
      )
      const { lines, problems } = typedLines(template, caracteristicas, sizes)

      expect(problems, slug).toEqual([])
      expect(lines.map(textOf), slug).toEqual(caracteristicas.map(textOf))
    }
  })

  test('state a number for every measured field', () => {
    const measured = ALL.flatMap(({ categoria, caracteristicas }) =>
      caracteristicas.flatMap(({ label, valor }) => {
        const field = fieldOf(templateOf(categoria).campos, label)?.field
        return field?.tipo === 'numero' || field?.tipo === 'faixa' ? [readValue(field, valor, null)] : []
      }),
    )

    expect(measured.length).toBeGreaterThan(300)
    for (const reading of measured) expect(reading).toHaveProperty('numeros.0')
  })
})

describe('sets of strings', () => {
  const sets = ALL.flatMap(({ slug, categoria, caracteristicas }) => {
    const set = setReader(templateOf(categoria))(caracteristicas)
    return set ? [{ slug, set, caracteristicas }] : []
  })

  test('are known string by string, and pull in all what their sheet says', () => {
    const stated = sets.flatMap(({ slug, set, caracteristicas }) => {
      const total = caracteristicas.find(({ label }) => label === 'Tensão total')
      return total ? [{ slug, set, kg: Number.parseFloat(total.valor.replace(',', '.')) }] : []
    })

    expect(stated.length).toBeGreaterThan(60)
    for (const { slug, set, kg } of stated) {
      const tuned = { scaleMm: set.scaleMm ?? 0, notes: ownNotes(set), reference: 440 }
      const total = setTension(set, tuned)?.total ?? 0

      // Each string is given to the tenth of a kilogram.
      expect(Math.abs(total - kg), slug).toBeLessThan(0.06 * set.strings.length)
    }
  })

  const sold = ALL.filter(({ nome }) => nome.startsWith('Encordoamento'))

  test('are all in a category whose template describes strings', () => {
    expect(sold.length).toBeGreaterThan(100)
    expect(sets.map(({ slug }) => slug).toSorted()).toEqual(sold.map(({ slug }) => slug).toSorted())
  })

  test.each(sets)('$slug tells the tension of each string in its own tuning', ({ set }) => {
    const { scaleMm, count, family } = set
    const tuned = { scaleMm: scaleMm ?? usualScales(family)[0], notes: ownNotes(set), reference: 440 }
    const tension = setTension(set, tuned)

    expect(tension?.strings.map(({ kgf }) => kgf)).not.toContain(null)
    expect(count).toBe(stringsEach(set).reduce((sum, each) => sum + each, 0))
  })
})

test('fields that measure are numbers in all templates, but one whose sheet says more', () => {
  const measures = ['Peso do instrumento', 'Peso da embalagem', 'Tensão total', 'Largura da pestana', 'Furo']
  const texts = TEMPLATES.flatMap(({ categoria, campos }) =>
    campos.flatMap(({ label, tipo }) =>
      tipo === 'texto' && [...measures, 'Tensão aproximada'].includes(label)
        ? [`${categoria}: ${label}`]
        : [],
    ),
  )

  expect(texts).toEqual(['cordas/instrumentos/bandolins: Tensão aproximada'])
})

test('a best value is marked for weights and padding only, never for codes', () => {
  const compared = TEMPLATES.flatMap(({ campos }) =>
    campos.map(({ label, comparacao }) => `${label}: ${comparacao}`),
  )
  const best = new Set(compared.filter((line) => /: (maior|menor)$/.test(line)))

  expect([...best].toSorted()).toEqual([
    'Espuma: maior',
    'Peso do estojo: menor',
    'Peso do instrumento: menor',
  ])
  expect(compared).toContain('Código do fabricante: nao')
  expect(compared).toContain('Tampo: semMelhor')
})

test.each([
  ['corda-mi-e-pirastro-obligato-para-violino-4-4', 'violino.4-4.encaixe', true],
  ['corda-mi-e-pirastro-obligato-para-violino-4-4', 'violino.4-4.gancho', false],
  ['tarraxas-gotoh-sd91-vintage-para-guitarra', 'guitarra.furo-10', true],
  ['tarraxas-gotoh-sd91-vintage-para-guitarra', 'guitarra.furo-8-5', false],
  ['tarraxas-gotoh-sd91-vintage-para-guitarra', 'guitarra.furo-10.canhoto', false],
])('the sheet of %s says whether it fits %s', (slug, code, fits) => {
  const product = ALL.find((each) => each.slug === slug)
  const { categorias: others = [], categoria = '', caracteristicas: lines = [] } = product ?? {}
  const sheet = { lines, skus: [{ id: 1, valores: [] }] }
  const strings = [categoria, ...others].map(templateOf).find(({ instrumento }) => instrumento !== null)
  const [goods] = strings?.instrumento
    ? soldSets({ family: strings.instrumento, campos: strings.campos }, sheet)
    : soldAccessories(templateOf(categoria).campos, sheet)

  expect(goods && verdictOn(readInstrumentCodes(code), goods.set)?.serve).toBe(fits)
})

/** Without the filter, which is the template's to decide. */
function textOf({ label, valor }: { label: string; valor: string }) {
  return { label, valor }
}

function templateOf(categoria: string) {
  const parts = categoria.split('/')
  const paths = parts.map((_, i) => parts.slice(0, parts.length - i).join('/'))
  const found = paths.flatMap((path) => TEMPLATES.filter((template) => template.categoria === path))

  return found[0] ?? { instrumento: null, campos: [] }
}
