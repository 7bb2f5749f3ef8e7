import { describe, expect, test } from 'vitest'
import type { Family } from '#domain/instruments/families/family.ts'
import { hertz } from '#domain/instruments/pitch/note.ts'
import { readString } from '#domain/instruments/strings/stated-string.ts'
import { statedWeight } from '#domain/instruments/strings/stated-weight.ts'
import { tensionKgf } from '#domain/instruments/strings/tension.ts'
import { gaugesOf } from '#domain/instruments/tension/gauged-set.ts'
import { products } from './products.ts'
import { plainSteelMm } from './tension.ts'

type Product = ReturnType<typeof products>[number]
type Note = {
  /** The instrument's name on product pages. */
  nome: string
  pitch: string
  /** Range of medium tensions that manufacturers publish, in kilogram-force. */
  kg: readonly [from: number, to: number]
  coreNames: readonly string[]
}

const SYNTHETIC = ['Aço sólido', 'Aço trançado', 'Sintético', 'Tripa']
const STEEL = ['Aço sólido', 'Aço trançado']

/** Possible cores and tensions of each note by instrument, at its nominal length. */
const BOWED: Record<string, { scaleMm: number; notes: readonly Note[] }> = {
  Violino: {
    scaleMm: 328,
    notes: [
      { nome: 'Mi (E)', pitch: 'E5', kg: [7.2, 8.2], coreNames: ['Aço sólido'] },
      { nome: 'Lá (A)', pitch: 'A4', kg: [5.2, 6], coreNames: SYNTHETIC },
      { nome: 'Ré (D)', pitch: 'D4', kg: [4.1, 5.1], coreNames: SYNTHETIC },
      { nome: 'Sol (G)', pitch: 'G3', kg: [4.2, 5], coreNames: SYNTHETIC },
    ],
  },
  'Viola de arco': {
    scaleMm: 370,
    notes: [
      { nome: 'Lá (A)', pitch: 'A4', kg: [7, 8.5], coreNames: SYNTHETIC },
      { nome: 'Ré (D)', pitch: 'D4', kg: [5, 5.8], coreNames: SYNTHETIC },
      { nome: 'Sol (G)', pitch: 'G3', kg: [5, 5.6], coreNames: SYNTHETIC },
      { nome: 'Dó (C)', pitch: 'C3', kg: [5, 5.6], coreNames: SYNTHETIC },
    ],
  },
  Violoncelo: {
    scaleMm: 690,
    notes: [
      { nome: 'Lá (A)', pitch: 'A3', kg: [16, 18], coreNames: STEEL },
      { nome: 'Ré (D)', pitch: 'D3', kg: [13, 14], coreNames: STEEL },
      { nome: 'Sol (G)', pitch: 'G2', kg: [13, 14], coreNames: STEEL },
      { nome: 'Dó (C)', pitch: 'C2', kg: [13, 14], coreNames: STEEL },
    ],
  },
  'Contrabaixo acústico': {
    scaleMm: 1060,
    notes: [
      { nome: 'Sol (G)', pitch: 'G2', kg: [28, 30], coreNames: STEEL },
      { nome: 'Ré (D)', pitch: 'D2', kg: [28, 31], coreNames: STEEL },
      { nome: 'Lá (A)', pitch: 'A1', kg: [29, 32], coreNames: STEEL },
      { nome: 'Mi (E)', pitch: 'E1', kg: [30, 34], coreNames: STEEL },
    ],
  },
}

/**
 * Range of tension of one string of a fretted set, in kilogram-force: far less buzzes, far more breaks or bends the
 * neck.
 */
const FRETTED: Record<string, readonly [from: number, to: number]> = {
  Guitarra: [4, 13],
  Violão: [4.5, 17],
  'Baixo elétrico': [14, 28],
}

/** Of sets whose strings weigh what their gauges and metals say. */
const WORDS: Record<string, Family> = {
  Guitarra: 'guitarra',
  Violão: 'violaoAco',
  'Baixo elétrico': 'baixo',
}

/** Time until a string with this core holds its pitch. A manufacturer may only claim a shorter time for a line. */
const SETTLING: Record<string, readonly string[]> = {
  'Aço sólido': ['Poucas horas'],
  'Aço trançado': ['1 dia', 'Poucas horas'],
  Sintético: ['2 a 4 dias', 'Poucas horas'],
  Tripa: ['7 dias'],
}

const STRINGS = products().filter(({ categoria, kit }) => categoria.startsWith('cordas/') && kit.length === 0)
const BOWED_STRINGS = STRINGS.filter((product) => BOWED[specOf(product, 'Instrumento')])
const SETS = BOWED_STRINGS.filter(({ nome }) => nome.startsWith('Encordoamento '))
const SINGLES = BOWED_STRINGS.filter(({ nome }) => /^Corda (Mi|Lá|Ré|Sol|Dó) /.test(nome))
const TOGETHER = BOWED_STRINGS.filter(({ nome }) => nome.startsWith('Corda avulsa '))

test('every bowed string is a set, a single string, or a product with all single strings', () => {
  expect(SETS.length + SINGLES.length + TOGETHER.length).toBe(BOWED_STRINGS.length)
  expect(SETS.length).toBeGreaterThanOrEqual(30)
  expect(SINGLES.length).toBeGreaterThanOrEqual(50)
})

describe.each(SETS)('$nome', (product) => {
  const { scaleMm, notes } = familyOf(product)
  const rows = rowsOf(product)

  test('has the four strings of its instrument, with possible cores and tensions', () => {
    expect(rows.map((row) => row.get('Nota'))).toEqual(notes.map(({ nome }) => nome))
    rows.forEach((row, i) => {
      const note = notes[i]
      expect(note?.coreNames, row.get('Nota')).toContain(row.get('Núcleo'))
      expect(kg(row.get('Tensão média')), row.get('Nota')).toBeGreaterThanOrEqual(note?.kg[0] ?? 0)
      expect(kg(row.get('Tensão média')), row.get('Nota')).toBeLessThanOrEqual(note?.kg[1] ?? 0)
    })
  })

  test('states the total tension of its table', () => {
    const sum = rows.reduce((total, row) => total + kg(row.get('Tensão média')), 0)

    expect(kg(specOf(product, 'Tensão total'))).toBeCloseTo(sum, 5)
    if (product.descricao.includes('o jogo soma'))
      expect(kg(/o jogo soma perto de ([\d,]+ kg)/.exec(product.descricao)?.[1])).toBeCloseTo(sum, 5)
  })

  test('sorts its tensions: light, medium, strong', () => {
    for (const row of rows) {
      const steps = ['Tensão leve', 'Tensão média', 'Tensão alta'].flatMap((label) =>
        row.has(label) ? [kg(row.get(label))] : [],
      )
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    }
  })

  test('has strings of plausible weight', () => {
    rows.forEach((row, i) => {
      const asSteelMm = plainSteelMm(kg(row.get('Tensão média')), scaleMm, notes[i]?.pitch ?? 'A4')
      expect(asSteelMm, row.get('Nota')).toBeGreaterThan(0.24)
      expect(asSteelMm, row.get('Nota')).toBeLessThan(3)
    })
  })
})

test('no two sets for one instrument have the same tension table', () => {
  const tables = SETS.map(
    (set) =>
      `${specOf(set, 'Instrumento')} ${rowsOf(set)
        .map((row) => row.get('Tensão média'))
        .join(' ')}`,
  )

  expect(tables.filter((one, i) => tables.indexOf(one) !== i)).toEqual([])
})

describe.each(SINGLES)('$nome', (product) => {
  const note = familyOf(product).notes.find(({ nome }) => nome === specOf(product, 'Nota'))
  const text = plain(`${product.descricaoCurta} ${product.descricao}`)

  test('has the core, winding and tension of its own note, in table and text', () => {
    const pulls = kg(specOf(product, 'Tensão aproximada'))
    expect(product.nome).toContain(`Corda ${note?.nome} `)
    expect(note?.coreNames).toContain(specOf(product, 'Núcleo'))
    expect(pulls).toBeGreaterThanOrEqual(note?.kg[0] ?? 0)
    expect(pulls).toBeLessThanOrEqual(note?.kg[1] ?? 0)
    expect(text).toContain(`perto de ${specOf(product, 'Tensão aproximada')}`)
    if (specOf(product, 'Núcleo') !== 'Sintético') expect(text).not.toMatch(/núcleo sintético/i)
    if (specOf(product, 'Enrolamento') === 'Sem enrolamento') expect(text).not.toMatch(/com enrolamento/i)
    else expect(text).not.toMatch(/fio liso/i)
  })

  test('a plain string states the gauge that follows from its tension, a wound one states none', () => {
    const gauge = specOf(product, 'Diâmetro do fio')
    if (specOf(product, 'Enrolamento') !== 'Sem enrolamento') return expect(gauge).toBe('')
    const mm = plainSteelMm(
      kg(specOf(product, 'Tensão aproximada')),
      familyOf(product).scaleMm,
      note?.pitch ?? '',
    )
    expect(Number(gauge.replace(/ mm$/, '').replace(',', '.'))).toBeCloseTo(mm, 2)
    expect(mm).toBeGreaterThan(0.23)
    expect(mm).toBeLessThan(0.29)
  })

  test('has its own code in the name and as part number, never that of the set', () => {
    const code = specOf(product, 'Código do fabricante')
    const sets = SETS.map((set) => specOf(set, 'Código do fabricante')).filter((one) => one !== '')

    for (const set of sets) expect(product.nome.split(' ')).not.toContain(set)
    if (code === '') return expect(product.skus.map(({ mpn }) => mpn)).toEqual(product.skus.map(() => null))
    expect(product.nome.split(' ')).toContain(code)
    expect(product.palavrasChave).toContain(code)
    for (const { mpn } of product.skus) expect([mpn, null]).toContain(mpn?.startsWith(code) ? mpn : null)
  })

  test('states the settling time of its core', () => {
    expect(SETTLING[specOf(product, 'Núcleo')]).toContain(specOf(product, 'Afinação assenta em'))
    if (STEEL.includes(specOf(product, 'Núcleo'))) expect(text).not.toMatch(/dois a quatro dias/)
  })
})

test('a manufacturer code of a string belongs to one product only', () => {
  const codes = [
    ...[...SETS, ...SINGLES].map(
      (product) => `${product.marca.slug} ${specOf(product, 'Código do fabricante')}`,
    ),
    ...TOGETHER.flatMap(({ marca, skus }) => skus.map(({ mpn }) => `${marca.slug} ${mpn ?? ''}`)),
  ].filter((code) => !code.endsWith(' '))

  expect(codes.length).toBeGreaterThan(60)
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([])
})

describe('fretted sets', () => {
  const tables = STRINGS.filter((product) => FRETTED[specOf(product, 'Instrumento')] && product.tabelaMedida)

  test.each(tables)('$nome has possible tensions, and states their total', (product) => {
    const [from, to] = FRETTED[specOf(product, 'Instrumento')] ?? [0, 0]
    const pulls = rowsOf(product).map((row) => kg([...row].find(([label]) => /^Tensão/.test(label))?.[1]))
    const total = specOf(product, 'Tensão total')

    expect(pulls.filter((one) => !(one >= from && one <= to))).toEqual([])
    if (total)
      expect(Math.abs(kg(total) - pulls.reduce((sum, one) => sum + one, 0))).toBeLessThan(0.06 * pulls.length)
  })

  const stated = tables.flatMap((product) => {
    const family = WORDS[specOf(product, 'Instrumento')]
    const metal = specOf(product, 'Enrolamento')
    // Nylon strings state their tension without a gauge.
    return family && / · \.\d/.test(specOf(product, '1ª corda'))
      ? [{ nome: product.nome, product, family, metal }]
      : []
  })

  test.each(stated)('$nome states what strings of its own metal pull', ({ product, family, metal }) => {
    const scaleMm = Number.parseFloat(specOf(product, 'Comprimento vibrante de referência'))
    const strings = product.caracteristicas.filter(({ label }) => /^\d+ª corda$/.test(label))
    const plain = gaugesOf(family)?.plain ?? 0

    expect(strings.length).toBeGreaterThan(3)
    for (const { valor } of strings) {
      const string = readString(valor)
      if ('problema' in string) throw new Error(string.problema)
      const gauge = Math.round((string.diameter?.mm ?? 0) / 0.0254)
      // The third string of a jazz set is wound, and a thick one plain by no rule of its gauge.
      if (gauge > 17 && gauge <= plain + 4) continue
      const materials = [gauge <= plain ? 'Aço' : metal]
      const weight = statedWeight({ ...string, materials, tension: null }, { family, scaleMm })
      const kgf = tensionKgf({ kgPerMetre: weight ?? 0, scaleMm, hertz: hertz(string.note) })

      expect(Math.abs(kgf - (string.tension?.kgf ?? 0)), `${valor} ${metal}`).toBeLessThan(0.06)
    }
  })

  test('finds sets of all metals', () => {
    expect(stated.length).toBeGreaterThan(40)
    expect(new Set(stated.map(({ metal }) => metal)).size).toBeGreaterThan(4)
  })

  test('finds tension tables', () => expect(tables.length).toBeGreaterThan(40))
})

test('products sold by size never claim that one size fits all', () => {
  const sized = STRINGS.filter(({ skus }) =>
    skus.some(({ atributos }) => atributos.simples.some(({ label }) => label === 'Tamanho')),
  )

  expect(sized.length).toBeGreaterThan(10)
  expect(
    sized
      .filter(({ descricao }) => /serve a(os)? (tr[êe]s|todos os) tamanhos/i.test(descricao))
      .map(({ slug }) => slug),
  ).toEqual([])
})

function familyOf(product: Product) {
  const family = BOWED[specOf(product, 'Instrumento')]
  if (!family) throw new Error(`${product.nome} is not of the violin family.`)
  return family
}

function specOf(product: Product, label: string): string {
  return product.caracteristicas.find((one) => one.label === label)?.valor ?? ''
}

/** Returns the rows of a product's table by heading. */
function rowsOf({ tabelaMedida }: Product): Map<string, string>[] {
  const [head = [], ...body] = [...(tabelaMedida ?? '').matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  )
  return body.map((cells) => new Map(head.map((label, i) => [label, cells[i] ?? ''])))
}

/** `7,8 kg` → 7.8; NaN if invalid, so that any comparison fails. */
function kg(text: string | undefined): number {
  return Number.parseFloat((text ?? '').replace(',', '.'))
}

function plain(html: string): string {
  return html.replace(/<[^>]+>/g, ' ')
}

test('viola sets, which serve several sizes, name none', () => {
  const sizes = SETS.filter((product) => specOf(product, 'Instrumento') === 'Viola de arco').map((product) =>
    specOf(product, 'Tamanho'),
  )

  expect(sizes.length).toBeGreaterThan(0)
  expect(new Set(sizes)).toEqual(new Set(['']))
})
