import { slugOf } from '#domain/format/slug.ts'
import { columnName } from '#domain/import/csv/column-name.ts'
import { listOf } from '../shopify/canonical-rows.ts'
import { recogniseSource } from './recognise-source.ts'
import { WOOCOMMERCE } from './woocommerce.ts'

type FileLine = { linha: number; celulas: string[] }

/** A line with the names that connect variants to their parent. */
type Goods = FileLine & {
  tipo: string
  /** The names by which variants refer to this line: its SKU, and `id:` with its number. */
  names: string[]
  parent: string
  attributes: { label: string; valor: string; visible: boolean }[]
}

type Where = {
  cell: (celulas: readonly string[], ...names: string[]) => string
  at: (...names: string[]) => number
}

/** Columns added in place of the file's attributes: the product's URL, its variant options and its specification. */
const ADDED_COLUMNS = [
  'Endereço',
  ...[1, 2, 3].flatMap((n) => [`Nome da variação ${n}`, `Valor da variação ${n}`]),
  'Nome da variação 4',
  'Ficha técnica',
]

/**
 * Reorders the lines of WooCommerce's product export: each product is followed by its variants, from anywhere in the
 * file, and its attribute columns become ours. Returns the lines of any other file unchanged.
 */
export function woocommerceLines(lines: FileLine[]): FileLine[] {
  const [header, ...body] = lines
  if (!header || recogniseSource(header.celulas) !== WOOCOMMERCE) return lines
  const attributes = attributeColumns(header.celulas)
  const where = whereIn(header.celulas)
  const goods = body.map((line) => goodsOf(line, where, attributes))
  const otherColumns = header.celulas.map((_, i) => i).filter((i) => !attributes.all.has(i))
  const byName = new Map(goods.flatMap((one) => one.names.map((name) => [name, one] as const)))
  const children = Map.groupBy(
    goods.filter(({ tipo }) => isVariation(tipo)),
    ({ parent }) => byName.get(parent),
  )
  const addresses = new Set<string>()
  const products = goods
    .filter((one) => !isVariation(one.tipo) || !byName.has(one.parent))
    .flatMap((one) => productLines(one, children.get(one) ?? []))

  return [
    { linha: header.linha, celulas: [...otherColumns.map((i) => header.celulas[i] ?? ''), ...ADDED_COLUMNS] },
    ...products,
  ]

  function productLines(parent: Goods, variations: Goods[]): FileLine[] {
    const address = isVariation(parent.tipo) ? '' : addressOf(parent)
    const axes = [...new Set(variations.flatMap(({ attributes }) => attributes.map(({ label }) => label)))]
    const specification = parent.attributes
      .filter(({ label, visible, valor }) => visible && valor !== '' && !axes.includes(label))
      .map(
        ({ label, valor }) =>
          `${label.replace(/[:;]/g, ' ')}: ${listOf(valor).join(', ').replace(/;/g, ',')}`,
      )
    const own = lineWith(parent, [address, ...axesOf([], []), specification.join('; ')])
    if (variations.length === 0) return [own]

    return [
      blanked(own, 'sku', 'regular price', 'preco', 'sale price', 'preco promocional', 'stock', 'estoque'),
      ...variations.map((one) =>
        blanked(
          lineWith(heir(one, parent), [address, ...axesOf(axes, one.attributes), '']),
          ...[
            'name',
            'nome',
            'categories',
            'categorias',
            'tags',
            'brands',
            'marcas',
            'published',
            'publicado',
          ],
          ...['visibility in catalog', 'visibilidade no catalogo', 'description', 'descricao'],
          ...['short description', 'descricao curta'],
          // A variant that the old shop didn't sell.
          ...(/^(1|)$/.test(where.cell(one.celulas, 'published', 'publicado')) ? [] : ['stock', 'estoque']),
        ),
      ),
    ]
  }

  function addressOf({ celulas, linha }: Goods): string {
    const slug = slugOf(where.cell(celulas, 'name', 'nome'))
      .slice(0, 110)
      .replace(/-+$/, '')
    const address = addresses.has(slug) ? `${slug}-${where.cell(celulas, 'id') || linha}` : slug
    addresses.add(address)

    return address
  }

  /** A variant without weight and dimensions inherits those of its parent. */
  function heir(one: Goods, parent: Goods): Goods {
    const celulas = one.celulas.map((cell, i) =>
      cell.trim() === '' && MEASURE.test(columnName(header?.celulas[i] ?? ''))
        ? (parent.celulas[i] ?? '')
        : cell,
    )
    return { ...one, celulas }
  }

  function lineWith({ linha, celulas }: Goods, more: string[]): FileLine {
    // Cells beyond the header stay, so that they are reported as an error of the line.
    const beyond = celulas.slice(header?.celulas.length)
    return { linha, celulas: [...otherColumns.map((i) => celulas[i] ?? ''), ...more, ...beyond] }
  }

  function blanked({ linha, celulas }: FileLine, ...names: string[]): FileLine {
    const blank = new Set(names.map((name) => otherColumns.indexOf(where.at(name))).filter((i) => i !== -1))
    return { linha, celulas: celulas.map((cell, i) => (blank.has(i) ? '' : cell)) }
  }
}

/** Returns the names and values of a variant's options, in the order of its product's attributes. */
function axesOf(axes: string[], attributes: Goods['attributes']): string[] {
  const cells = [0, 1, 2].flatMap((n) => {
    const label = axes[n] ?? ''
    return [label, attributes.find((one) => one.label === label)?.valor ?? '']
  })

  return [...cells, axes[3] ?? '']
}

function isVariation(tipo: string): boolean {
  return /\bvaria(tion|ção|cao)\b/i.test(tipo)
}

function whereIn(header: readonly string[]): Where {
  const places = new Map(header.map((name, i) => [columnName(name), i]))
  const at = (...names: string[]) => names.map((name) => places.get(name)).find((i) => i !== undefined) ?? -1

  return { at, cell: (celulas, ...names) => celulas[at(...names)]?.trim() ?? '' }
}

function goodsOf(
  { linha, celulas }: FileLine,
  { cell }: Where,
  { groups }: ReturnType<typeof attributeColumns>,
): Goods {
  const [id, sku] = [cell(celulas, 'id'), cell(celulas, 'sku')]

  return {
    linha,
    celulas,
    tipo: cell(celulas, 'type', 'tipo'),
    names: [...(id ? [`id:${id}`] : []), ...(sku ? [sku] : [])],
    parent: cell(celulas, 'parent', 'ascendente'),
    attributes: groups
      .map(({ name, value, visible }) => ({
        label: celulas[name]?.trim() ?? '',
        valor: celulas[value]?.trim() ?? '',
        visible: visible === -1 || celulas[visible]?.trim() === '1',
      }))
      .filter(({ label }) => label !== ''),
  }
}

const MEASURE = /^(weight|peso|length|comprimento|width|largura|height|altura) /
const NAME = /^(?:attribute (\d+) name|nome do atributo (\d+))$/
const PART =
  /^(?:attribute \d+ (?:name|value s|visible|global|default)|(?:nome|valores|valor) do atributo \d+|visibilidade do atributo \d+|atributo \d+ (?:visivel|global|padrao)|atributo padrao \d+|atributo global \d+)$/

/** Returns the column indexes of each attribute, and of all attribute columns. */
function attributeColumns(header: readonly string[]) {
  const names = header.map(columnName)
  const at = (...candidates: string[]) => names.findIndex((name) => candidates.includes(name))
  const groups = names.flatMap((name, i) => {
    const [, english, portuguese] = NAME.exec(name) ?? []
    const n = english ?? portuguese
    if (n === undefined) return []
    return [
      {
        name: i,
        value: at(`attribute ${n} value s`, `valores do atributo ${n}`, `valor do atributo ${n}`),
        visible: at(`attribute ${n} visible`, `visibilidade do atributo ${n}`, `atributo ${n} visivel`),
      },
    ]
  })
  const all = new Set(names.flatMap((name, i) => (PART.test(name) ? [i] : [])))

  return { groups, all }
}
