import { amountProblem } from '../prices/price-problems.ts'
import {
  brandProblem,
  categoryProblem,
  nameProblem,
  ncmProblem,
  warrantyProblem,
} from '../product/product-fields.ts'
import { eanProblem, measureProblem, minimumStockProblem, mpnProblem } from '../product/sku-problems.ts'

/** What a column of the products' grid holds. `inteiro` counts grams, millimetres or pieces; money is in centavos. */
type Kind = 'texto' | 'dinheiro' | 'inteiro' | 'opcao'

type GridColumn = {
  campo: string
  nome: string
  tipo: Kind
  /** Whether the cell belongs to the product, and is the same in all rows of its SKUs. */
  doProduto: boolean
  /** Whether it may be empty. */
  vazio: boolean
}

/** The columns that can be changed, in their order. */
export const GRID_COLUMNS = [
  column('nome', 'Nome', 'texto', { doProduto: true }),
  column('situacao', 'Situação', 'opcao', { doProduto: true }),
  column('precoPor', 'Preço por', 'dinheiro'),
  column('precoDe', 'Preço de', 'dinheiro', { vazio: true }),
  column('custo', 'Custo', 'dinheiro', { vazio: true }),
  column('marca', 'Marca', 'opcao', { doProduto: true }),
  column('categoria', 'Categoria', 'opcao', { doProduto: true }),
  column('ncm', 'NCM', 'texto', { doProduto: true, vazio: true }),
  column('ean', 'EAN', 'texto', { vazio: true }),
  column('mpn', 'Cód. fabricante', 'texto', { vazio: true }),
  column('peso', 'Peso (g)', 'inteiro', { vazio: true }),
  column('altura', 'Altura (mm)', 'inteiro', { vazio: true }),
  column('largura', 'Largura (mm)', 'inteiro', { vazio: true }),
  column('comprimento', 'Compr. (mm)', 'inteiro', { vazio: true }),
  column('estoqueMinimo', 'Estoque mínimo', 'inteiro', { vazio: true }),
  column('garantia', 'Garantia', 'texto', { doProduto: true, vazio: true }),
] as const

export type GridCampo = (typeof GRID_COLUMNS)[number]['campo']
export type CellValue = string | number | null

/** What is wrong with a value in a cell by itself: the rules are those of the product's fields. */
export function cellProblem(campo: GridCampo, valor: CellValue): string | null {
  const found = GRID_COLUMNS.find((one) => one.campo === campo)
  if (!found) return 'Esta coluna não existe.'
  if (found.vazio && (valor === null || valor === '')) return null
  if (found.tipo === 'texto' || found.tipo === 'opcao')
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
  { doProduto = false, vazio = false }: { doProduto?: boolean; vazio?: boolean } = {},
): GridColumn & { campo: Campo } {
  return { campo, nome, tipo, doProduto, vazio }
}
