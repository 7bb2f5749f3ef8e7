import { isGtin13 } from '../product/gtin.ts'

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
  column('peso', 'Peso (g)', 'inteiro'),
  column('altura', 'Altura (mm)', 'inteiro'),
  column('largura', 'Largura (mm)', 'inteiro'),
  column('comprimento', 'Compr. (mm)', 'inteiro'),
  column('estoqueMinimo', 'Estoque mínimo', 'inteiro', { vazio: true }),
  column('garantia', 'Garantia', 'texto', { doProduto: true, vazio: true }),
] as const

export type GridCampo = (typeof GRID_COLUMNS)[number]['campo']
export type CellValue = string | number | null

/** What stands in the way of a value in a cell; null where nothing does. The rules are those of the product's own form. */
export function cellProblem(campo: GridCampo, valor: CellValue): string | null {
  const found = GRID_COLUMNS.find((one) => one.campo === campo)
  if (!found) return 'Esta coluna não existe.'
  if (valor === null || valor === '') return found.vazio ? null : 'Preencha esta célula.'
  if (found.tipo === 'dinheiro' || found.tipo === 'inteiro') return numberProblem(campo, valor)
  if (typeof valor !== 'string') return 'Esta célula é de texto.'

  return textProblem(campo, valor)
}

const MAX_CENTAVOS = 1_000_000_000
const MAX_UNITS = 1_000_000

function numberProblem(campo: GridCampo, valor: CellValue): string | null {
  if (typeof valor !== 'number' || !Number.isSafeInteger(valor)) return 'Digite um número inteiro.'
  const money = campo === 'precoPor' || campo === 'precoDe' || campo === 'custo'
  if (money) return valor >= 0 && valor <= MAX_CENTAVOS ? null : 'Digite um valor até R$ 10.000.000,00.'

  return valor >= 1 && valor <= MAX_UNITS ? null : 'Digite um número de 1 a 1.000.000.'
}

function textProblem(campo: GridCampo, valor: string): string | null {
  switch (campo) {
    case 'nome':
      return valor.length <= 120 ? null : 'O nome tem no máximo 120 caracteres.'
    case 'ncm':
      return /^\d{8}$/.test(valor) ? null : 'O NCM tem oito dígitos.'
    case 'ean':
      return isGtin13(valor) ? null : 'O EAN tem treze dígitos e não confere.'
    case 'mpn':
      return valor.length <= 60 ? null : 'O código tem no máximo 60 caracteres.'
    case 'garantia':
      return valor.length <= 200 ? null : 'A garantia tem no máximo 200 caracteres.'
    default:
      return null
  }
}

function column<Campo extends string>(
  campo: Campo,
  nome: string,
  tipo: Kind,
  { doProduto = false, vazio = false }: { doProduto?: boolean; vazio?: boolean } = {},
): GridColumn & { campo: Campo } {
  return { campo, nome, tipo, doProduto, vazio }
}
