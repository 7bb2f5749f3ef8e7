import { formatNumber } from '#domain/format/format-number.ts'
import { foldText, slugOf } from '#domain/format/slug.ts'
import type { TemplateChanges } from '#domain/product/specifications/changes/template-changes.ts'

/** How many products fill each field, and each value of a choice. */
export type TemplateUse = {
  campos: { label: string; produtos: number }[]
  valores: { campo: string; valor: string; produtos: number }[]
}

/** What becomes of filled products, change by change; without numbers until they are counted. */
export function effectSentences({ campos, valores }: TemplateChanges, use: TemplateUse | null): string[] {
  return [
    ...campos.map(({ de, para }) => {
      const count = filled(use, de)
      const where = count === undefined ? '' : ` Preenchida em ${products(count)}.`
      if (para === null && campos.some((other) => other.para !== null && slugOf(other.para) === slugOf(de)))
        return `“${de}” sai da ficha e dá o nome a outro campo: onde os dois estão escritos, o que ela dizia se perde.${where}`
      return para === null
        ? `“${de}” sai da ficha: fica escrita, mas deixa de ser filtro, e a comparação e as ferramentas não a leem mais.${where}`
        : `“${de}” passa a se chamar “${para}”.${where}`
    }),
    ...valores.map(({ campo, de, para }) => {
      const count = chosen(use, campo, de)
      const where = count === undefined ? '' : ` Está em ${products(count)}.`
      return para === null
        ? `${campo}: “${de}” sai da escolha: fica nos produtos que o dizem, também nos filtros, com um aviso na ficha, até alguém escolher outro valor; nenhum outro produto o recebe.${where}`
        : `${campo}: “${de}” passa a ser “${para}”.${where}`
    }),
  ]
}

/** What becomes of landing pages, guides and addresses that filter by what changes. */
export function rulesSentence({ campos, valores }: TemplateChanges): string {
  const isRenamed = [...campos, ...valores].some(({ para }) => para !== null)
  const isRemoved = campos.some(({ para }) => para === null)

  return [
    isRenamed
      ? 'Páginas de seleção e guias que filtram por um nome que muda passam a filtrar pelo novo, e links com o antigo continuam valendo.'
      : '',
    isRemoved
      ? 'Páginas de seleção e guias que filtram por um campo tirado não acham mais nada por ele: escolha outro filtro neles.'
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The changes that any product has to do with. */
export function changesInProducts(
  { campos, valores }: TemplateChanges,
  use: TemplateUse | null,
): TemplateChanges {
  return {
    campos: campos.filter(({ de }) => filled(use, de) !== 0),
    valores: valores.filter(({ campo, de }) => chosen(use, campo, de) !== 0),
  }
}

function filled(use: TemplateUse | null, field: string): number | undefined {
  return use?.campos.find(({ label }) => slugOf(label) === slugOf(field))?.produtos
}

function chosen(use: TemplateUse | null, field: string, value: string): number | undefined {
  return use?.valores.find(
    ({ campo, valor }) => slugOf(campo) === slugOf(field) && foldText(valor) === foldText(value),
  )?.produtos
}

function products(count: number): string {
  return count === 1 ? 'um produto' : `${formatNumber(count)} produtos`
}
