import { amountProblem } from '../../money/price-problems.ts'
import {
  brandProblem,
  categoryProblem,
  nameProblem,
  ncmProblem,
  warrantyProblem,
} from '../../product/product-fields.ts'
import { restockDateProblem } from '../../product/restock-date.ts'
import { eanProblem, measureProblem, minimumStockProblem, mpnProblem } from '../../product/sku-problems.ts'

/** Type of a column of the product grid. `inteiro` is grams, millimetres or units; `dinheiro` is in centavos, `data` is `YYYY-MM-DD`. */
type Kind = 'texto' | 'dinheiro' | 'inteiro' | 'opcao' | 'data'

type GridColumn = {
  campo: string
  nome: string
  tipo: Kind
  /** Whether the cell belongs to the product and is the same in the rows of all its SKUs. */
  ofProduct: boolean
  /** Whether it may be empty. */
  optional: boolean
}

/** The editable columns, in their order. */
export const GRID_COLUMNS = [
  column('nome', 'Nome', 'texto', { ofProduct: true }),
  column('situacao', 'Situação', 'opcao', { ofProduct: true }),
  column('precoPor', 'Preço por', 'dinheiro'),
  column('precoDe', 'Preço de', 'dinheiro', { optional: true }),
  column('custo', 'Custo', 'dinheiro', { optional: true }),
  column('marca', 'Marca', 'opcao', { ofProduct: true }),
  column('categoria', 'Categoria', 'opcao', { ofProduct: true }),
  column('ncm', 'NCM', 'texto', { ofProduct: true, optional: true }),
  column('ean', 'EAN', 'texto', { optional: true }),
  column('mpn', 'Cód. fabricante', 'texto', { optional: true }),
  column('peso', 'Peso (g)', 'inteiro', { optional: true }),
  column('altura', 'Altura (mm)', 'inteiro', { optional: true }),
  column('largura', 'Largura (mm)', 'inteiro', { optional: true }),
  column('comprimento', 'Compr. (mm)', 'inteiro', { optional: true }),
  column('estoqueMinimo', 'Estoque mínimo', 'inteiro', { optional: true }),
  column('previsaoReposicao', 'Reposição prevista', 'data', { optional: true }),
  column('garantia', 'Garantia', 'texto', { ofProduct: true, optional: true }),
] as const

type FixedCampo = (typeof GRID_COLUMNS)[number]['campo']

/** The column of a specification that a category's template asks for, by its label. */
export type SpecificationCampo = `ficha:${string}`

export type GridCampo = FixedCampo | SpecificationCampo

const SPECIFICATION = 'ficha:'

/** As many letters as a line of a specification may have. */
const MAX_VALUE = 80

export function isSpecification(campo: string): campo is SpecificationCampo {
  return campo.startsWith(SPECIFICATION)
}

/** Returns the label of a specification's column; null for all other columns. */
export function specificationLabel(campo: string): string | null {
  return isSpecification(campo) ? campo.slice(SPECIFICATION.length) : null
}

/** Returns the column of a specification, with its unit in the name. */
export function specificationColumn({ label, unidade }: { label: string; unidade: string | null }) {
  return {
    campo: `${SPECIFICATION}${label}` satisfies SpecificationCampo as SpecificationCampo,
    nome: unidade === null ? label : `${label} (${unidade})`,
    tipo: 'texto',
    ofProduct: true,
    optional: true,
  } as const
}

export type CellValue = string | number | null

/** Returns what is wrong with the value of a cell, by the rules of the product's fields; null if nothing is. */
export function cellProblem(campo: GridCampo, valor: CellValue): string | null {
  if (specificationLabel(campo) !== null)
    return valor !== null && String(valor).length > MAX_VALUE
      ? `Escreva no máximo ${MAX_VALUE} letras.`
      : null
  const found = GRID_COLUMNS.find((one) => one.campo === campo)
  if (!found) return 'Esta coluna não existe.'
  if (found.optional && (valor === null || valor === '')) return null
  if (found.tipo === 'texto' || found.tipo === 'opcao' || found.tipo === 'data')
    return typeof valor === 'number' ? 'Esta célula é de texto.' : textProblem(campo, valor ?? '')
  if (valor === null || valor === '') return 'Preencha esta célula.'

  return typeof valor === 'number' && Number.isSafeInteger(valor)
    ? numberProblem(campo, valor)
    : 'Digite um número inteiro.'
}

function numberProblem(campo: GridCampo, valor: number): string | null {
  switch (campo) {
    case 'precoPor':
    case 'precoDe':
    case 'custo':
      return amountProblem(valor)
    case 'estoqueMinimo':
      return minimumStockProblem(valor)
    default:
      return measureProblem(valor)
  }
}

function textProblem(campo: GridCampo, valor: string): string | null {
  switch (campo) {
    case 'nome':
      return nameProblem(valor)
    case 'situacao':
      return STATUSES.includes(valor) ? null : 'Escolha uma das situações.'
    case 'marca':
      return brandProblem({ slug: valor, nome: valor })
    case 'categoria':
      return categoryProblem(valor)
    case 'ncm':
      return ncmProblem(valor)
    case 'previsaoReposicao':
      return restockDateProblem(valor)
    case 'ean':
      return eanProblem(valor)
    case 'mpn':
      return mpnProblem(valor)
    default:
      return warrantyProblem(valor)
  }
}

const STATUSES = ['disponivel', 'sobConsulta', 'inativo']

function column<Campo extends string>(
  campo: Campo,
  nome: string,
  tipo: Kind,
  { ofProduct = false, optional = false }: { ofProduct?: boolean; optional?: boolean } = {},
): GridColumn & { campo: Campo } {
  return { campo, nome, tipo, ofProduct, optional }
}
