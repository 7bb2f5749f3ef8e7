import type { StoredTaxRule } from '#contract/orders/fiscal/tax-rules.ts'
import { CSOSN, CST_ICMS } from '#domain/order/fiscal/tax-fields.ts'

/** Where a rule holds, in words. */
export function placeText(destino: string): string {
  switch (destino) {
    case 'todos':
      return 'Todos os estados'
    case 'dentro':
      return 'Dentro do estado da loja'
    case 'fora':
      return 'Fora do estado da loja'
    default:
      return `Para ${destino}`
  }
}

/** What a rule holds for, in words. */
export function targetText({ idProduto, idCategoria, nome }: StoredTaxRule): string {
  if (idProduto !== null) return `Produto: ${nome}`

  return idCategoria === null ? 'Toda a loja' : `Categoria: ${nome}`
}

/** What a rule says, in a line: `CSOSN 102 · CFOP 6108`. */
export function ruleText({ campos }: StoredTaxRule): string {
  const { ncm, cest, unidade, cfop, icms, aliquotaIcms, aliquotaDestino, fcp, pisCofins } = campos
  const { aliquotaPis, aliquotaCofins } = campos
  const parts = [
    icms !== null && `${icms in CSOSN ? 'CSOSN' : 'CST'} ${icms}`,
    cfop !== null && `CFOP ${cfop}`,
    ncm !== null && `NCM ${ncm}`,
    cest !== null && `CEST ${cest}`,
    unidade !== null && `unidade ${unidade}`,
    aliquotaIcms !== null && `ICMS ${percentText(aliquotaIcms)}`,
    aliquotaDestino !== null && `alíquota do destino ${percentText(aliquotaDestino)}`,
    fcp !== null && `FCP ${percentText(fcp)}`,
    pisCofins !== null && `PIS e COFINS ${pisCofins}`,
    aliquotaPis !== null && `PIS ${percentText(aliquotaPis)}`,
    aliquotaCofins !== null && `COFINS ${percentText(aliquotaCofins)}`,
  ]

  return parts.filter(Boolean).join(' · ')
}

/** Situations of ICMS that the store's regime has. */
export function icmsChoices(crt: number): { value: string; label: string }[] {
  const table = crt === 1 || crt === 4 ? CSOSN : CST_ICMS

  return Object.entries(table).map(([value, label]) => ({ value, label: `${value} · ${label}` }))
}

/** From hundredths of a percent: `19,5%`. */
function percentText(hundredths: number): string {
  return `${(hundredths / 100).toLocaleString('pt-BR')}%`
}
